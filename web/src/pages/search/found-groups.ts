import type { CalendarPlace } from '@cuadrilla/contract/views/calendar';
import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import type { FoundTask } from '@cuadrilla/contract/views/search/search';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { BoardGroup, ChangedGroup } from '../../features/tasks/acts/bulk/across-boards.ts';
import { type BulkField, bulkFields } from '../../features/tasks/data/task-fields.tsx';
import { fullName } from '../../lib/people.ts';

/** By board: each is changed by itself. */
export function groupsOf(tasks: readonly FoundTask[]): BoardGroup[] {
  const boardIds = new Set(tasks.map(({ board }) => board.id));
  return Array.from(boardIds, (boardId) => {
    const all = tasks.filter(({ board }) => board.id === boardId);
    return {
      place: { projectId: all[0]?.project.id ?? 0, boardId },
      tasks: all.map(({ id, version, title, column_id }) => ({ id, version, title: title.text, column_id })),
    };
  });
}

/** Columns are a board's, labels and boards a project's. */
export function fieldsFor(groups: readonly BoardGroup[]): BulkField[] {
  const projects = new Set(groups.map(({ place }) => place.projectId));
  const isPossible = (field: BulkField): boolean =>
    field === 'columnId'
      ? groups.length === 1
      : projects.size === 1 || (field !== 'labelId' && field !== 'boardId');
  return bulkFields.filter(isPossible);
}

/** Those that are not done, each to where its board keeps what is done, if it does. */
export function completionOf(tasks: readonly FoundTask[], places: readonly CalendarPlace[]): ChangedGroup[] {
  const open = tasks.filter(({ column }) => column.kind !== 'hecho');
  return groupsOf(open).flatMap((group) => {
    const column = doneColumn(places, group.place.boardId);
    return column ? [{ ...group, change: { columnId: column.id } }] : [];
  });
}

export const columnsOf = (places: readonly CalendarPlace[], boardId: number) =>
  places.flatMap(({ boards }) => boards).find(({ id }) => id === boardId)?.columns ?? [];

export const doneColumn = (places: readonly CalendarPlace[], boardId: number) =>
  columnsOf(places, boardId).find(({ kind }) => kind === 'hecho');

export const isDoneIn =
  (places: readonly CalendarPlace[]) =>
  ({ column_id }: Pick<Task, 'column_id'>): boolean =>
    places
      .flatMap(({ boards }) => boards)
      .flatMap(({ columns }) => columns)
      .some(({ id, kind }) => id === column_id && kind === 'hecho');

/** What one may not edit cannot be chosen. */
export function editableIn(places: readonly CalendarPlace[]): (task: FoundTask) => boolean {
  const editable = new Set(
    places.filter(({ role }) => permissionsOf({ role: role.name }).can_edit).map(({ id }) => id),
  );
  return ({ project }) => editable.has(project.id);
}

/** How a result looks with a change that a task has been given. */
export function withPatch(
  task: FoundTask,
  patch: Partial<Task>,
  places: readonly CalendarPlace[],
): FoundTask {
  const { title: _title, Priority: _priority, assignedTo, ...fields } = patch;
  const boards = places.flatMap((place) => place.boards);
  const column = boards.flatMap(({ columns }) => columns).find(({ id }) => id === patch.column_id);
  const board = boards.find(({ id }) => id === patch.board_id);
  return {
    ...task,
    ...fields,
    ...(assignedTo && {
      assignee: { id: assignedTo.id, name: fullName(assignedTo), time_zone: assignedTo.time_zone },
    }),
    ...(column && { column }),
    ...(board && { board: { id: board.id, name: board.name } }),
  };
}
