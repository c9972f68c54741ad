import { meantDate } from '@cuadrilla/contract/tasks/answered-dates';
import type { TaskEdit } from '@cuadrilla/contract/tasks/task-payloads';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { formDate } from '../data/due-date.ts';
import { editedFields, type EditedField, emptyValue, isDateField, loggedAs } from '../data/task-fields.tsx';

/** The task as its form holds it; where nobody is responsible yet, nothing stands for that. */
export type TaskValues = TaskEdit;

/** A column of one board means nothing on another. */
export const taskParts = { boardId: ['columnId'] } satisfies { [Whole in EditedField]?: EditedField[] };

export const valuesOf = (task: Task, timeZone: string): TaskValues =>
  Object.fromEntries(editedFields.map((name) => [name, valueOf(task, name, timeZone)])) as TaskValues;

function valueOf(task: Task, name: EditedField, timeZone: string) {
  if (isDateField(name)) {
    const date = meantDate(task, name);
    return date === null ? emptyValue(name) : formDate(date, timeZone);
  }
  return task[loggedAs[name]] ?? emptyValue(name);
}
