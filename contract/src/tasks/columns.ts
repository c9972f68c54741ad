import * as z from 'zod/mini';
import { column, columnKinds } from './boards.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody, messages } from '../kernel/errors.ts';
import { id, limits, queryId, requiredLine } from '../kernel/fields.ts';
import { canEditTasks, canManageProject, canReadProject } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';
import { seen, seenConflict } from '../kernel/seen.ts';

const wipLimitMessage = `El límite debe estar entre 1 y ${limits.wip}`;

const name = requiredLine('El nombre', limits.name, 'El nombre es obligatorio');
const kind = z.enum(columnKinds, 'El tipo de columna no es válido');
const wipLimit = z.nullable(
  z.int(wipLimitMessage).check(z.gte(1, wipLimitMessage), z.lte(limits.wip, wipLimitMessage)),
);

export const newColumn = z.object({
  name,
  kind: z._default(kind, 'pendiente'),
  wipLimit: z.optional(wipLimit),
});
export type NewColumn = z.output<typeof newColumn>;

export const columnChange = z.object({
  name: z.optional(name),
  kind: z.optional(kind),
  wipLimit: z.optional(wipLimit),
  /** The column to stand behind; null for the first place. */
  afterId: z.optional(z.nullable(id(messages.columnNotFound))),
  seen,
});
export type ColumnChange = z.output<typeof columnChange>;

export const columnEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/projects/:projectId/boards/:boardId/columns',
    summary: 'Columns of the board in their order, with how many tasks each has',
    allow: inProject(canReadProject),
    status: 200,
    response: z.array(column),
  }),
  create: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/columns',
    summary: 'Add a column at the end of the board',
    allow: inProject(canManageProject),
    once: true,
    body: newColumn,
    status: 201,
    response: column,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/boards/:boardId/columns/:columnId',
    summary: 'Rename or move a column, change its kind or its limit',
    allow: inProject(canManageProject),
    body: columnChange,
    status: 200,
    response: column,
    conflict: seenConflict,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/boards/:boardId/columns/:columnId',
    summary: 'Delete a column; its tasks go to the end of another one',
    allow: inProject(canManageProject),
    query: z.object({ moveTo: z.optional(queryId(messages.columnNotFound)) }),
    status: 204,
    conflict: errorBody,
  }),
  archiveDone: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/columns/:columnId/archive',
    summary: 'Archive all tasks of a column of done ones; answers by which versions that can be taken back',
    allow: inProject(canEditTasks),
    status: 200,
    response: z.array(z.object({ taskId: z.int(), version: z.int() })),
    conflict: errorBody,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/columns/:columnId/restore',
    summary: 'Bring a deleted column back, with those of its tasks that are still where they went',
    allow: inProject(canManageProject),
    trashed: true,
    status: 200,
    response: column,
    conflict: errorBody,
  }),
};
