import * as z from 'zod/mini';
import { datesCross } from '../kernel/dates.ts';
import { messages } from '../kernel/errors.ts';
import { id } from '../kernel/fields.ts';
import { labelsAddedAndRemoved, labelsAgree, labelsSaidOnce } from './label-set.ts';
import { someTasks } from './some-tasks.ts';
import { partsOf } from './task-fields.ts';
import { schemasFor } from './task-schemas.ts';
import { dueDateKept, dueDateNeeded, dueDateOrWord, heeded, withoutDueDate } from './without-due-date.ts';

/** As whoever writes it down in passing says it. */
export const newTask = z.object(schemasFor('create'));
export type NewTask = z.output<typeof newTask>;

/** Told at its field before anything is sent, along with all else that is wrong. */
const datesInOrder = /* @__PURE__ */ z.refine<{
  startDate?: string | null | undefined;
  dueDate?: string | null | undefined;
}>(({ startDate, dueDate }) => !datesCross(startDate, dueDate), {
  error: messages.startAfterDue,
  path: ['startDate'],
  when: () => true,
});

/** The specification's form asks for a due date. */
export const newTaskForm = z.extend(newTask, { dueDate: schemasFor('edit').dueDate }).check(datesInOrder);
export type NewTaskForm = z.output<typeof newTaskForm>;

/** With what a form does not ask for. */
export const taskToCreate = z
  .extend(newTask, {
    dueDate: z.optional(schemasFor('create').dueDate),
    ...withoutDueDate,
    /** The task of the project whose checklist it begins with, nothing of it done. */
    pointsOf: z.optional(id(messages.taskNotFound)),
    /** The task of the project whose files it has, too. */
    attachmentsOf: z.optional(id(messages.taskNotFound)),
  })
  .check(heeded, dueDateNeeded, labelsAgree)
  .register(z.globalRegistry, dueDateOrWord);
export type TaskToCreate = z.output<typeof taskToCreate>;

export const taskChangeFields = z.extend(z.partial(z.object(schemasFor('change'))), {
  /** The task of the same column to stand behind; null for the first place. */
  afterId: z.optional(z.nullable(id(messages.taskNotFound))),
  /** Instead of a column: to the first one of what is done, or back to where the task stood before it was done. */
  done: z.optional(z.boolean(messages.doneUnclear)),
  version: z.optional(id(messages.versionUnknown)),
  ...withoutDueDate,
  ...labelsAddedAndRemoved,
});
export const taskChange = taskChangeFields.check(heeded, dueDateKept, labelsAgree, labelsSaidOnce);
export type TaskChange = z.output<typeof taskChange>;

/** What a form that shows the whole task must have filled in. */
export const taskEdit = z.object(schemasFor('edit')).check(datesInOrder);
export type TaskEdit = z.output<typeof taskEdit>;

/** What of a task is written; the rest is chosen, each by itself. */
export const taskWords = /* @__PURE__ */ z.pick(z.object(schemasFor('edit')), {
  title: true,
  description: true,
});
export type TaskWords = z.output<typeof taskWords>;

/** The same change for several tasks of one board: all of them or none. */
export const taskBulkChange = z.object({
  ids: someTasks,
  change: z
    .extend(z.pick(taskChangeFields, { ...partsOf('bulk'), labelIds: true }), {
      ...withoutDueDate,
      ...labelsAddedAndRemoved,
    })
    .check(heeded, dueDateKept, labelsAgree, labelsSaidOnce),
});
export type TaskBulkChange = z.output<typeof taskBulkChange>;
