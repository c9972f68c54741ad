import { type Event, historiesOf, taskIdsOf } from '@cuadrilla/contract/log/events';
import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';

const isOfDependency = ({ type }: Event): boolean => type.startsWith('dependency.');
const isOfTask = ({ type }: Event): boolean => type.startsWith('task.');

/** Whose page shows something else after these: both tasks of a dependency, and those that one of the changed ones stands in. */
export function outdatedDetails(events: readonly Event[]): (detail: TaskDetail) => boolean {
  const tied = new Set(events.filter(isOfDependency).flatMap(historiesOf));
  const changed = taskIdsOf(events.filter(isOfTask));
  return ({ task, Dependencies }) =>
    tied.has(task.id) || Dependencies.some((dependency) => changed.has(dependency.task.id));
}
