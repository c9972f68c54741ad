import * as z from 'zod/mini';
import { templateKeys } from './document-templates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody, messages } from '../kernel/errors.ts';
import { id, instant, limits, namedPerson, requiredLine, storable } from '../kernel/fields.ts';
import { canEditDocument, canEditTasks, canManageProject, canReadProject } from '../kernel/roles.ts';
import { inProject, ofOneself } from '../kernel/scopes.ts';
import { seen, seenConflict } from '../kernel/seen.ts';

/** Of one project: its tree is sent as a whole. */
export const mostDocuments = 2_000;

/** How deep they may lie in each other. */
export const deepest = 8;

export const document = z.object({
  id: z.int(),
  projectId: z.int(),
  parentId: z.nullable(z.int()),
  position: z.string(),
  /** An emoji, or nothing. */
  icon: z.string(),
  title: z.string(),
  /** Only those who manage the project write in it. */
  locked: z.boolean(),
  /** Others are begun from it. */
  template: z.boolean(),
  /** Whoever has its link reads it. */
  public: z.boolean(),
  /** By the person who asks. */
  pinned: z.boolean(),
  createdAt: instant,
  createdBy: namedPerson,
  updatedAt: instant,
  updatedBy: namedPerson,
});
export type Document = z.output<typeof document>;

export const myDocument = z.extend(document, { project: z.object({ id: z.int(), name: z.string() }) });
export type MyDocument = z.output<typeof myDocument>;

const title = requiredLine('El título', limits.title, 'El título es obligatorio');
const icon = z.string('El icono no es válido').check(z.trim(), ...storable('El icono', limits.icon));
const parentId = z.nullable(id(messages.documentParentUnknown));

/** What a document says. */
export const markdown = z
  .string('El texto es obligatorio')
  .check(...storable('El texto', limits.documentText));

export const newDocument = z.object({
  title,
  icon: z._default(icon, ''),
  parentId: z._default(parentId, null),
  /** Begins with one of ours, with what another document of the project says, or with this. */
  template: z.optional(z.enum(templateKeys, 'La plantilla no existe')),
  copyOf: z.optional(id(messages.documentNotFound)),
  markdown: z.optional(markdown),
});
export type NewDocument = z.output<typeof newDocument>;

export const documentChange = z.object({
  title: z.optional(title),
  icon: z.optional(icon),
  template: z.optional(z.boolean('La plantilla debe ser verdadera o falsa')),
  parentId: z.optional(parentId),
  /** The document of the same parent to stand behind; null for the first place. */
  afterId: z.optional(z.nullable(id(messages.documentNotFound))),
  seen,
});
export type DocumentChange = z.output<typeof documentChange>;

const ofProject = '/projects/:projectId/documents' as const;
const one = `${ofProject}/:documentId` as const;

export const documentEndpoints = {
  mine: endpoint({
    method: 'GET',
    path: '/documents',
    summary: 'Documents of my projects: those I have pinned, then those changed last',
    allow: ofOneself,
    status: 200,
    response: z.array(myDocument),
  }),
  list: endpoint({
    method: 'GET',
    path: ofProject,
    summary: 'All documents of the project, in the order of their tree',
    allow: inProject(canReadProject),
    status: 200,
    response: z.array(document),
  }),
  create: endpoint({
    method: 'POST',
    path: ofProject,
    summary: 'Create a document at the end of its parent, or of the project',
    allow: inProject(canEditTasks),
    once: true,
    body: newDocument,
    status: 201,
    response: document,
    conflict: errorBody,
  }),
  read: endpoint({
    method: 'GET',
    path: one,
    summary: 'One document, without what it says',
    allow: inProject(canReadProject),
    status: 200,
    response: document,
  }),
  change: endpoint({
    method: 'PATCH',
    path: one,
    summary: 'Rename or move a document, change its icon, make it a template',
    allow: inProject(canEditDocument),
    body: documentChange,
    status: 200,
    response: document,
    conflict: seenConflict,
  }),
  lock: endpoint({
    method: 'PUT',
    path: `${one}/lock`,
    summary: 'Leave writing in it to those who manage the project',
    allow: inProject(canManageProject),
    status: 200,
    response: document,
  }),
  unlock: endpoint({
    method: 'DELETE',
    path: `${one}/lock`,
    summary: 'Let everybody who edits write in it again',
    allow: inProject(canManageProject),
    status: 200,
    response: document,
  }),
  pin: endpoint({
    method: 'PUT',
    path: `${one}/pin`,
    summary: 'Keep a document at hand, for oneself',
    allow: inProject(canReadProject),
    status: 204,
  }),
  unpin: endpoint({
    method: 'DELETE',
    path: `${one}/pin`,
    summary: 'No longer keep it at hand',
    allow: inProject(canReadProject),
    status: 204,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    summary: 'Move a document, with those below it, to the trash for 30 days',
    allow: inProject(canEditDocument),
    status: 204,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${one}/restore`,
    summary: 'Take a document out of the trash, with those that went with it',
    allow: inProject(canEditDocument),
    trashed: true,
    status: 200,
    response: document,
    conflict: errorBody,
  }),
};
