import * as z from 'zod/mini';
import { messages } from '../kernel/errors.ts';
import { id, limits } from '../kernel/fields.ts';

/** By their ids. */
export const someTasks = z
  .array(id(messages.taskNotFound), messages.tasksMissing)
  .check(z.minLength(1, messages.tasksMissing), z.maxLength(limits.bulk, messages.tooManyTasks));
