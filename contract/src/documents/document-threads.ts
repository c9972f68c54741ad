import * as z from 'zod/mini';
import { comment, commentChange, newComment } from '../tasks/comments.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, limits, namedPerson, storable } from '../kernel/fields.ts';
import {
  canComment,
  canDeleteComment,
  canEditComment,
  canReadProject,
  canSettleThread,
} from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';
import { seenConflict } from '../kernel/seen.ts';

/** Of one document: all that is said of it is sent as a whole. */
export const mostRemarks = 2_000;

/** A place in the text that stays where it is meant to be while others write: Yjs' relative positions, in base64. */
const place = z
  .string('El lugar del comentario no es válido')
  .check(z.regex(/^[A-Za-z\d+/]{1,400}={0,2}$/, 'El lugar del comentario no es válido'));
const anchor = z.object({ from: place, to: place }, 'El lugar del comentario no es válido');
export type Anchor = z.output<typeof anchor>;

/** What is said of a place in a document. */
export const documentThread = z.object({
  id: z.int(),
  anchor,
  /** What stood there when it began. */
  quote: z.string(),
  /** By whom it was settled, and when. */
  settled: z.nullable(z.object({ at: instant, by: namedPerson })),
  author: namedPerson,
  /** The first began it. */
  remarks: z.array(comment),
});
export type DocumentThread = z.output<typeof documentThread>;

export const newThread = z.extend(newComment, {
  anchor,
  quote: z.string('Falta el texto comentado').check(...storable('El texto comentado', limits.quote)),
});

const ofDocument = '/projects/:projectId/documents/:documentId/threads' as const;
const one = `${ofDocument}/:threadId` as const;

export const documentThreadEndpoints = {
  threads: endpoint({
    method: 'GET',
    path: ofDocument,
    summary: 'What is said of places in the document, in the order in which it began',
    allow: inProject(canReadProject),
    status: 200,
    response: z.array(documentThread),
  }),
  beginThread: endpoint({
    method: 'POST',
    path: ofDocument,
    summary: 'Comment on a place in the document',
    allow: inProject(canComment),
    once: true,
    body: newThread,
    status: 201,
    response: documentThread,
  }),
  answerThread: endpoint({
    method: 'POST',
    path: `${one}/remarks`,
    summary: 'Answer in a thread; one that was settled is open again',
    allow: inProject(canComment),
    once: true,
    body: newComment,
    status: 201,
    response: documentThread,
  }),
  changeRemark: endpoint({
    method: 'PATCH',
    path: `${one}/remarks/:remarkId`,
    summary: 'Change what I said',
    allow: inProject(canEditComment),
    body: commentChange,
    status: 200,
    response: documentThread,
    conflict: seenConflict,
  }),
  removeRemark: endpoint({
    method: 'DELETE',
    path: `${one}/remarks/:remarkId`,
    summary:
      'Delete what was said: its author, or whoever manages the project; with the last the thread goes',
    allow: inProject(canDeleteComment),
    status: 204,
  }),
  settleThread: endpoint({
    method: 'PUT',
    path: `${one}/settled`,
    summary: 'Settle a thread: who began it, or whoever edits',
    allow: inProject(canSettleThread),
    status: 200,
    response: documentThread,
  }),
  reopenThread: endpoint({
    method: 'DELETE',
    path: `${one}/settled`,
    summary: 'Open a settled thread again',
    allow: inProject(canSettleThread),
    status: 200,
    response: documentThread,
  }),
};
