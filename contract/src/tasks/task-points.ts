import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { messages } from '../kernel/errors.ts';
import { id } from '../kernel/fields.ts';
import { point } from './points.ts';
import { canEditTasks } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';
import { task } from './tasks.ts';

/** What was a point becomes a task, and the other way round. */
export const taskPointEndpoints = {
  toTask: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/points/:pointId/task',
    summary:
      "Make a task of a point, in the first column of its task's board, or the first of done ones; the point is gone",
    allow: inProject(canEditTasks),
    once: true,
    status: 201,
    response: task,
  }),
  fromTask: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/points/from-task',
    summary: 'Make a point of another task of the same board, at the end; that task goes to the trash',
    allow: inProject(canEditTasks),
    once: true,
    body: z.object({ taskId: id(messages.taskNotFound) }),
    status: 201,
    response: point,
  }),
};
