import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { instant, limits, namedPerson, optionalText, requiredLine, requiredText } from '../kernel/fields.ts';
import { canManageProject, canReadProject, permissions, roleShape } from '../kernel/roles.ts';
import { inProject, ofOneself } from '../kernel/scopes.ts';
import { seen, seenConflict } from '../kernel/seen.ts';

export const project = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  createdAt: instant,
  updatedAt: instant,
  archived: z.boolean(),
  pinned: z.boolean(),
  visitedAt: z.nullable(instant),
  role: roleShape,
  boardCount: z.int(),
  memberCount: z.int(),
  /** Made to be looked at. */
  example: z.boolean(),
});
export type Project = z.output<typeof project>;

export const newProject = z.object({
  name: requiredLine('El nombre', limits.name, 'El nombre es obligatorio'),
  description: requiredText('La descripción', limits.description, 'La descripción es obligatoria'),
});

export const projectSettings = z.object({
  name: requiredLine('El nombre', limits.name, 'El nombre es requerido'),
  description: optionalText('La descripción', limits.description),
});

export const projectChange = z.extend(projectSettings, {
  name: z.optional(projectSettings.shape.name),
  archived: z.optional(z.boolean('El archivado debe ser verdadero o falso')),
  seen,
});

export type ProjectChange = z.output<typeof projectChange>;

export const trashedProject = z.extend(project, { deletedAt: instant });
export type TrashedProject = z.output<typeof trashedProject>;

export const trashedItem = z.object({
  kind: z.enum(['board', 'task', 'document']),
  id: z.int(),
  name: z.string(),
  /** Of a board or a task. */
  board_id: z.nullable(z.int()),
  deletedAt: instant,
  deletedBy: namedPerson,
});
export type TrashedItem = z.output<typeof trashedItem>;

/** Of one project, at once: what was deleted before shows when those are gone. */
export const mostInTrash = 500;

export const projectEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/projects',
    summary: 'Create a project',
    allow: ofOneself,
    once: true,
    body: newProject,
    status: 201,
    response: project,
  }),
  list: endpoint({
    method: 'GET',
    path: '/projects',
    summary: 'My projects, last changed first',
    allow: ofOneself,
    narrows: true,
    status: 200,
    response: z.array(project),
  }),
  trash: endpoint({
    method: 'GET',
    path: '/projects/trash',
    summary: 'Deleted projects that I may restore',
    allow: ofOneself,
    status: 200,
    response: z.array(trashedProject),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId',
    summary: 'Change name or description, archive or unarchive',
    allow: inProject(canManageProject),
    body: projectChange,
    status: 200,
    response: project,
    conflict: seenConflict,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId',
    summary: 'Move a project to the trash for 30 days',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    status: 204,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/projects/:projectId/restore',
    summary: 'Take a project out of the trash',
    allow: inProject(canManageProject),
    trashed: true,
    status: 200,
    response: project,
    conflict: errorBody,
  }),
  permissions: endpoint({
    method: 'GET',
    path: '/projects/:projectId/permissions',
    summary: 'What I may do in the project',
    allow: inProject(canReadProject),
    status: 200,
    response: permissions,
  }),
  itemsInTrash: endpoint({
    method: 'GET',
    path: '/projects/:projectId/trash',
    summary: `Deleted boards, tasks and documents, last deleted first; the last ${mostInTrash}`,
    allow: inProject(canReadProject),
    status: 200,
    response: z.array(trashedItem),
  }),
  emptyTrash: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/trash',
    summary: 'End for good whatever lies in the trash of the project',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    status: 204,
  }),
  pin: endpoint({
    method: 'PUT',
    path: '/projects/:projectId/pin',
    summary: 'Pin the project for me',
    allow: inProject(canReadProject),
    status: 204,
  }),
  unpin: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/pin',
    summary: 'Unpin the project for me',
    allow: inProject(canReadProject),
    status: 204,
  }),
  visit: endpoint({
    method: 'PUT',
    path: '/projects/:projectId/visit',
    summary: 'Remember that I opened the project now',
    allow: inProject(canReadProject),
    status: 204,
  }),
};
