import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { taskTexts } from './tasks.texts.ts';

interface Before {
  id: number;
  column_id: number;
}

/**
 * What was done, for whoever did it: that a task did not wait for what blocks it is said along with it. Nobody is kept
 * from that.
 */
export function withWarning(
  text: string,
  before: readonly Before[],
  after: readonly Task[],
  isDone: (task: Task) => boolean,
): string {
  const moved = new Set(
    after.filter((task) =>
      before.some(({ id, column_id }) => id === task.id && column_id !== task.column_id),
    ),
  );
  const blocked = after.filter((task) => task.blockedBy > 0 && moved.has(task) && isDone(task));
  return blocked.length === 0 ? text : `${text}. ${taskTexts.doneThoughBlocked(blocked)}`;
}
