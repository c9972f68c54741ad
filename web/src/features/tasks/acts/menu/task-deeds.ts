import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import type { TaskActions } from '../../data/optimistic-actions.ts';
import type { FieldSources, EligiblePerson } from '../../data/field-edits.ts';
import { taskTexts } from '../../data/tasks.texts.ts';

/** The board around a task that something is to be done with. */
export interface DeedBoard {
  place: BoardPlace;
  columns: readonly Column[];
  user: EligiblePerson;
  canEdit: boolean;
  actions: TaskActions;
  /** Undefined where it is open: there its link and its end have buttons of their own. */
  onOpen: ((taskId: number) => void) | undefined;
}

export const sourcesOf = ({ columns, user }: DeedBoard): FieldSources => ({
  columns,
  people: [user],
  timeZone: user.time_zone,
});

/** To another column of its board. */
export const moveTask = (task: Task, columnId: number, { actions, columns }: DeedBoard): void =>
  void actions.change(task, {
    change: { columnId },
    patch: { column_id: columnId },
    done: taskTexts.moved(task.title, columns.find(({ id }) => id === columnId)?.name ?? ''),
  });

/** Where a task stood that was done in this tab: shown until the server says where that is by now. */
const stood = new Map<number, Pick<Task, 'column_id' | 'position'>>();

/** Done or, where it is done already, back to where it stood, which the log knows. */
export async function turnTask(
  task: Task,
  { actions, columns }: Pick<DeedBoard, 'actions' | 'columns'>,
  landing = task.position,
): Promise<boolean> {
  const turned = turnedColumn(task, columns);
  if (!turned) return false;
  const { id, done } = turned;
  const { column_id, position } = task;
  const patch = { column_id: id, position: landing, ...(!done && stood.get(task.id)) };
  if (done) stood.set(task.id, { column_id, position });
  return actions.change(task, {
    change: { done },
    patch,
    done: (now) =>
      taskTexts.moved(now.title, columns.find((column) => column.id === now.column_id)?.name ?? ''),
  });
}

/** Out of sight and back, one or several: with «Deshacer». */
export function archiveTasks(
  tasks: readonly Task[],
  archived: boolean,
  actions: TaskActions,
): Promise<boolean> {
  const text = archived ? taskTexts.archived : taskTexts.unarchived;
  const [task, ...others] = tasks;
  const wish = { change: { archived }, patch: { archived } };
  if (task && others.length === 0) return actions.change(task, { ...wish, done: text([task]) });
  return actions.changeMany([...tasks], { ...wish, done: text(tasks) });
}

/** Where the task goes when it is done or, where it is done already, to be done again; undefined where there is no such column. */
export function turnedColumn(
  task: Task,
  columns: readonly Column[],
): { id: number; done: boolean } | undefined {
  const done = columns.find(({ id }) => id === task.column_id)?.kind !== 'hecho';
  const column = columns.find(({ kind }) => (kind === 'hecho') === done);
  return column && { id: column.id, done };
}
