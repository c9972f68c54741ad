import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody, messages } from '../kernel/errors.ts';
import { id, namedPerson } from '../kernel/fields.ts';
import { someTasks } from './some-tasks.ts';
import { canEditTasks } from '../kernel/roles.ts';
import { inProject, ofOneself } from '../kernel/scopes.ts';
import { task } from './tasks.ts';

const toProjectId = id(messages.projectNotFound);

/** What of the tasks is not in the other project, and cannot go along as it is. */
const unfit = z.object({
  /** None there is called like that. */
  labels: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Whether the caller could make them there. */
  canMakeLabels: z.boolean(),
  /** Who has some of them or of their points, and is no member there. */
  people: z.array(namedPerson),
  /** With tasks that stay: they end. */
  dependencies: z.array(z.object({ title: z.string(), other: z.string() })),
});
export type Unfit = z.output<typeof unfit>;

export const moveOut = z.object({
  ids: someTasks,
  toProjectId,
  boardId: id(messages.boardNotFound),
  /** Without one each goes to a column like its own, or else to the first. */
  columnId: z.optional(id(messages.columnNotFound)),
  /** Labels that are not there are made there, or left behind. */
  labels: z._default(z.enum(['make', 'drop'], messages.badRequest), 'drop'),
  /** Who gets the tasks and points of those who are no members there. */
  assignedTo: z._default(z.nullable(id(messages.assigneeNotMember)), null),
});
export type MoveOut = z.output<typeof moveOut>;

/** Of all files of what moves at once: each is copied. */
export const largestMove = 1024 * 1024 * 1024;

export const taskMoveEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/tasks/:taskId/place',
    summary: 'In which project and on which board a task is by now, of those that I can see',
    allow: ofOneself,
    status: 200,
    response: z.object({ projectId: z.int(), boardId: z.int() }),
  }),
  checkOut: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/move-out/check',
    summary: 'What of these tasks would not fit into another project; nothing is written',
    allow: inProject(canEditTasks),
    body: z.object({ ids: someTasks, toProjectId }),
    status: 200,
    response: unfit,
  }),
  moveOut: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/move-out',
    summary: 'Move tasks of the board into another project that I edit, with all that belongs to them',
    allow: inProject(canEditTasks),
    body: moveOut,
    status: 200,
    response: z.array(task),
    conflict: errorBody,
  }),
  moveBack: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/move-back',
    summary: 'Take a move from that project back: each task goes to where it was there, as it was',
    allow: inProject(canEditTasks),
    body: z.object({ ids: someTasks, toProjectId }),
    status: 200,
    response: z.array(task),
    conflict: errorBody,
  }),
};
