import { messages } from '@cuadrilla/contract/errors';
import type { TaskFields } from '@cuadrilla/contract/task-fields';

type Dates = Partial<Pick<TaskFields, 'start_date' | 'due_date'>>;

/** Whether it begins after it is due. Instants of the log compare as text. */
export const datesCross = ({ start_date: start, due_date: due }: Dates): boolean =>
  Boolean(start && due && start > due);

/** What is wrong with the dates of a task as it is to be; those that nobody touches are left alone. */
export const wrongDates = (changed: Dates, task: Dates): string[] =>
  (changed.start_date !== undefined || changed.due_date !== undefined) && datesCross(task)
    ? [messages.startAfterDue]
    : [];
