import * as z from 'zod/mini';
import { messages } from '../kernel/errors.ts';

/** No field of a task: only the word by which a payload may leave it without a due date. */
export const withoutDueDate = { withoutDueDate: z.optional(z.boolean(messages.withoutDueDateInvalid)) };

interface Said {
  dueDate?: string | null | undefined;
  withoutDueDate?: boolean | undefined;
}

/** Whoever says the word means it. */
export const heeded = /* @__PURE__ */ z.overwrite<Said>((said) =>
  said.withoutDueDate ? { ...said, dueDate: null } : said,
);

/** With the word, where it has none. */
export const sayingSo = <Task extends { dueDate: string | null }>(task: Task) =>
  task.dueDate === null ? { ...task, withoutDueDate: true } : task;

const needing = (isMissing: (dueDate: Said['dueDate']) => boolean) =>
  z.refine<Said>((said) => said.withoutDueDate === true || !isMissing(said.dueDate), {
    error: messages.dueDateMissing,
    path: ['dueDate'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** Nobody leaves a new task without a due date by forgetting it. */
export const dueDateNeeded = /* @__PURE__ */ needing((dueDate) => dueDate == null);
/** The same for who reads the description of the API. */
export const dueDateOrWord = { anyOf: [{ required: ['dueDate'] }, { required: ['withoutDueDate'] }] };

/** Nor takes it from a task by saying nothing of it. */
export const dueDateKept = /* @__PURE__ */ needing((dueDate) => dueDate === null);
