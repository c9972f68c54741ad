import type { Column } from '@cuadrilla/contract/boards';
import type { Task } from '@cuadrilla/contract/tasks';
import type { BoardPlace } from '../../../lib/board-place.ts';
import type { TaskActions } from '../cache/optimistic-actions.ts';
import type { FieldSources, Person } from '../list/field-edits.ts';

/** The board around a task that something is to be done with. */
export interface DeedBoard {
  place: BoardPlace;
  columns: readonly Column[];
  user: Person;
  canEdit: boolean;
  actions: TaskActions;
  onOpen: (taskId: number) => void;
}

export const sourcesOf = ({ columns, user }: DeedBoard): FieldSources => ({
  columns,
  people: [user],
  timeZone: user.time_zone,
});

/** Where the task goes when it is done or, where it is done already, to be done again; undefined where there is no such column. */
export function turnedColumn(
  task: Task,
  columns: readonly Column[],
): { id: number; done: boolean } | undefined {
  const done = columns.find(({ id }) => id === task.column_id)?.kind !== 'hecho';
  const column = columns.find(({ kind }) => (kind === 'hecho') === done);
  return column && { id: column.id, done };
}
