import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody, messages } from '../kernel/errors.ts';
import { id, limits, namedPerson } from '../kernel/fields.ts';
import { canEditTasks } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';
import { someTasks } from './some-tasks.ts';
import { taskBulkChange } from './task-payloads.ts';
import { task } from './tasks.ts';

export const taskSelection = z.object({ ids: someTasks });

/** Each by the version that the change to be taken back led to. */
export const taskUndo = z.object({
  changes: z
    .array(
      z.object({ taskId: id(messages.taskNotFound), version: id(messages.versionUnknown) }),
      messages.tasksMissing,
    )
    .check(z.minLength(1, messages.tasksMissing), z.maxLength(limits.bulk, messages.tooManyTasks)),
});
export type TaskUndo = z.output<typeof taskUndo>;

/** A task whose change was not taken back: somebody changed the same since, or the task or its old place is gone. */
const keptTask = z.object({
  taskId: z.int(),
  reason: z.enum(['changed', 'changed_by_you', 'task_gone', 'place_gone']),
  /** Who changed it. */
  by: z.nullable(namedPerson),
});
export type KeptTask = z.output<typeof keptTask>;

export const manyTaskEndpoints = {
  changeMany: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/boards/:boardId/tasks',
    summary: 'Change several tasks of the board alike, all or none',
    allow: inProject(canEditTasks),
    body: taskBulkChange,
    status: 200,
    response: z.array(task),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/undo',
    summary: 'Take back own changes, of every task where nobody has changed the same field since',
    allow: inProject(canEditTasks),
    body: taskUndo,
    status: 200,
    response: z.object({ tasks: z.array(task), kept: z.array(keptTask) }),
    conflict: errorBody,
  }),
  removeMany: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/remove',
    summary: 'Move several tasks of the board to the trash for 30 days, all or none',
    allow: inProject(canEditTasks),
    body: taskSelection,
    status: 204,
  }),
  restoreMany: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/restore',
    summary: 'Take those of several tasks of the board that are in the trash out of it',
    allow: inProject(canEditTasks),
    body: taskSelection,
    trashed: true,
    status: 200,
    response: z.array(task),
    conflict: errorBody,
  }),
};
