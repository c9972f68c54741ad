import * as z from 'zod/mini';
import { attachment } from './attachments.ts';
import { comment } from './comments.ts';
import { dependency } from './dependencies.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { instant, namedPerson, page, queryIds, searchText } from '../kernel/fields.ts';
import { point } from './points.ts';
import { canEditTasks, canReadProject } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';
import { label } from './label.ts';
import { answeredShape } from './answered-dates.ts';
import { filterShape, labelsHow, sortedFields } from './task-fields.ts';
import { taskChange, taskToCreate } from './task-payloads.ts';

/** As cards name them. Forms call the fourth «Crítica». */
export const priorities = [
  { id: 1, name: 'Baja' },
  { id: 2, name: 'Media' },
  { id: 3, name: 'Alta' },
  { id: 4, name: 'Máxima' },
] as const;
export type PriorityId = (typeof priorities)[number]['id'];

export const task = z.object({
  id: z.int(),
  /** Within its project, as people say it: #128. Never used again. */
  number: z.int(),
  ...answeredShape,
  createdAt: instant,
  updatedAt: instant,
  Priority: z.object({ id: z.int(), name: z.string() }),
  /** In the order of their ids here. */
  Labels: z.array(label),
  /** In whose zone a day is over. */
  assignedTo: z.nullable(
    z.object({ id: z.int(), first_name: z.string(), last_name: z.string(), time_zone: z.string() }),
  ),
  created_by: z.int(),
  version: z.int(),
  commentCount: z.int(),
  /** Of its checklist. */
  pointCount: z.int(),
  pointsDone: z.int(),
  attachmentCount: z.int(),
  /** How many tasks that are not done block it. */
  blockedBy: z.int(),
});
export type Task = z.output<typeof task>;

export const taskDetail = z.object({
  task: z.extend(task, { Comments: z.array(comment) }),
  creator: namedPerson,
  users: z.array(namedPerson),
  Comments: z.array(comment),
  /** In their order. */
  Points: z.array(point),
  Attachments: z.array(attachment),
  Dependencies: z.array(dependency),
});
export type TaskDetail = z.output<typeof taskDetail>;

export const taskSortFields = [
  'id',
  ...sortedFields,
  'createdAt',
  'updatedAt',
  'created_by',
  'commentCount',
] as const;
export type TaskSortField = (typeof taskSortFields)[number];

const ordering = {
  sort: z._default(z.enum(taskSortFields, 'El campo de orden no es válido'), 'id'),
  order: z._default(z.enum(['asc', 'desc'], 'El sentido del orden no es válido'), 'asc'),
  ...filterShape,
  ...labelsHow,
  ...page,
};

export const taskListQuery = z.object(ordering);
export const taskSearchQuery = z.object({ query: searchText, ...ordering });
export type TaskListQuery = z.output<typeof taskListQuery>;

/** Where a task stands, the widest first: what changes when it is moved. */
export const placeFields = ['board_id', 'column_id', 'position'] as const;
export const isPlaceField = (field: string): boolean => (placeFields as readonly string[]).includes(field);

/** The same field was changed by somebody else since: with the task as it is now. */
const taskConflict = z.extend(errorBody, { current: task });
export type TaskConflict = z.infer<typeof taskConflict>;

export const numberedTask = z.object({
  number: z.int(),
  id: z.int(),
  title: z.string(),
  board_id: z.int(),
  priority_id: z.int(),
  column: z.string(),
  done: z.boolean(),
  assignee: z.nullable(z.string()),
});
export type NumberedTask = z.output<typeof numberedTask>;

export const taskEndpoints = {
  numbered: endpoint({
    method: 'GET',
    path: '/projects/:projectId/tasks',
    summary: 'Where the tasks of these numbers are and how they stand, of those that there are',
    allow: inProject(canReadProject),
    query: z.object({ numbers: z._default(queryIds('El número no es válido'), []) }),
    status: 200,
    response: z.array(numberedTask),
  }),
  list: endpoint({
    method: 'GET',
    path: '/projects/:projectId/boards/:boardId/tasks',
    summary: 'Tasks of the board, whole or in pages',
    allow: inProject(canReadProject),
    query: taskListQuery,
    status: 200,
    response: z.array(task),
  }),
  search: endpoint({
    method: 'GET',
    path: '/projects/:projectId/boards/:boardId/tasks/search',
    summary: 'Tasks of the board whose title or description contains the query',
    allow: inProject(canReadProject),
    query: taskSearchQuery,
    status: 200,
    response: z.array(task),
  }),
  create: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks',
    summary: 'Create a task',
    allow: inProject(canEditTasks),
    once: true,
    body: taskToCreate,
    status: 201,
    response: task,
  }),
  read: endpoint({
    method: 'GET',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId',
    summary:
      'One task with its creator, its comments, its checklist, what it depends on and the people it can be assigned to',
    allow: inProject(canReadProject),
    status: 200,
    response: taskDetail,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId',
    summary: 'Change some fields; with the version they were read at, a conflict is told',
    allow: inProject(canEditTasks),
    body: taskChange,
    status: 200,
    response: task,
    conflict: taskConflict,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId',
    summary: 'Move a task to the trash for 30 days',
    allow: inProject(canEditTasks),
    status: 204,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/restore',
    summary: 'Take a task out of the trash',
    allow: inProject(canEditTasks),
    trashed: true,
    status: 200,
    response: task,
    conflict: errorBody,
  }),
};
