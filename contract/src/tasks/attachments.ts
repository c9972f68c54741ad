import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { instant, limits, namedPerson, requiredText } from '../kernel/fields.ts';
import { canEditTasks, canReadProject } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';

/** By the names in answers and in the log. */
export const attachmentFields = z.object({
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Whether it is one that can be shown: then it has a preview. */
  picture: z.boolean(),
});

/** A file of a task. What it holds never changes. */
export const attachment = z.extend(attachmentFields, {
  id: z.int(),
  createdAt: instant,
  createdBy: namedPerson,
});
export type Attachment = z.output<typeof attachment>;

const subject = 'El nombre del archivo';
const invalidName = `${subject} contiene caracteres no permitidos`;
/** Nor what turns the letters after it around: a name is to end as what it is. */
// oxlint-disable-next-line no-control-regex -- they are what no name may have
const unprintable = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;
export const attachmentName = requiredText(subject, limits.fileName, `${subject} es obligatorio`).check(
  z.refine((name) => !unprintable.test(name), invalidName),
);

export const attachmentChange = z.object({ name: attachmentName });

export const largestAttachment = 50 * 1024 * 1024;

const ofTask = '/projects/:projectId/boards/:boardId/tasks/:taskId/attachments' as const;
const one = `${ofTask}/:attachmentId` as const;

export const attachmentEndpoints = {
  create: endpoint({
    method: 'POST',
    path: ofTask,
    summary: 'Add a file to a task; its bytes are the body',
    allow: inProject(canEditTasks),
    // Anybody may be there: it would be a place to leave files for strangers.
    fixedInDemo: true,
    once: true,
    query: z.object({ name: attachmentName }),
    bytes: { types: ['application/octet-stream'], most: largestAttachment, streamed: true },
    status: 201,
    response: attachment,
  }),
  read: endpoint({
    method: 'GET',
    path: one,
    summary: 'The file itself, to be saved',
    allow: inProject(canReadProject),
    media: 'application/octet-stream',
    inParts: true,
    status: 200,
  }),
  preview: endpoint({
    method: 'GET',
    path: `${one}/preview`,
    summary: 'A picture as it can be shown, at most 1,200 pixels wide and high',
    allow: inProject(canReadProject),
    media: 'image/webp',
    status: 200,
  }),
  change: endpoint({
    method: 'PATCH',
    path: one,
    summary: 'Rename a file',
    allow: inProject(canEditTasks),
    body: attachmentChange,
    status: 200,
    response: attachment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    summary: 'Delete a file; it can be brought back for 30 days',
    allow: inProject(canEditTasks),
    status: 204,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${one}/restore`,
    summary: 'Bring a deleted file back',
    allow: inProject(canEditTasks),
    trashed: true,
    status: 200,
    response: attachment,
    conflict: errorBody,
  }),
};
