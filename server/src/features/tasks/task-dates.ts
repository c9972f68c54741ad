import { datesCross } from '@cuadrilla/contract/dates';
import { messages } from '@cuadrilla/contract/errors';
import type { TaskFields } from '@cuadrilla/contract/task-fields';

type Dates = Partial<Pick<TaskFields, 'start_date' | 'due_date'>>;

/** What is wrong with the dates of a task as it is to be; those that nobody touches are left alone. */
export const wrongDates = (changed: Dates, task: Dates): string[] =>
  (changed.start_date !== undefined || changed.due_date !== undefined) &&
  datesCross(task.start_date, task.due_date)
    ? [messages.startAfterDue]
    : [];
