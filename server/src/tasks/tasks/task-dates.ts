import { isAfter } from '@cuadrilla/contract/kernel/day';
import { messages } from '@cuadrilla/contract/kernel/errors';
import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';

type Dates = Partial<Pick<TaskFields, 'start_date' | 'due_date' | 'repeat'>>;

/** Whether it begins after it is due. A day is compared with an instant where the person is who says them. */
export const datesCross = ({ start_date: start, due_date: due }: Dates, timeZone: string): boolean =>
  Boolean(start && due && isAfter(start, due, timeZone));

/** What is wrong with the dates of a task as it is to be; those that nobody touches are left alone. */
export function wrongDates(changed: Dates, task: Dates, timeZone: string): string[] {
  const isMoved = changed.start_date !== undefined || changed.due_date !== undefined;
  return [
    ...(isMoved && datesCross(task, timeZone) ? [messages.startAfterDue] : []),
    ...((changed.repeat || changed.due_date === null) && task.repeat && !task.due_date
      ? [messages.repeatNeedsDue]
      : []),
  ];
}
