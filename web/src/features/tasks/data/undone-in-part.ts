import type { KeptTask } from '@cuadrilla/contract/tasks/many-tasks';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { taskTexts } from './tasks.texts.ts';

/** How many were taken back, and why the others were not. */
export function undoneInPart(
  asked: readonly Pick<Task, 'id' | 'title'>[],
  kept: readonly KeptTask[],
): string {
  const [first, ...others] = kept;
  const title = asked.find(({ id }) => id === first?.taskId)?.title ?? '';
  const why = first && others.length === 0 ? taskTexts.kept[first.reason](title, first.by?.name ?? '') : '';
  return taskTexts.undoneOf(asked.length - kept.length, asked.length, why || taskTexts.keptMany(kept.length));
}
