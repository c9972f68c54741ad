import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, limits, namedPerson, requiredText } from '../kernel/fields.ts';
import { canComment, canDeleteComment, canEditComment } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';
import { seen, seenConflict } from '../kernel/seen.ts';

export const comment = z.object({
  id: z.int(),
  content: z.string(),
  createdAt: instant,
  updatedAt: instant,
  author: namedPerson,
});
export type Comment = z.output<typeof comment>;

export const newComment = z.object({
  content: requiredText('El comentario', limits.comment, 'El comentario es obligatorio'),
});

export const commentChange = z.extend(newComment, { seen });

export const commentEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/comments',
    summary: 'Comment on a task',
    allow: inProject(canComment),
    once: true,
    body: newComment,
    status: 201,
    response: comment,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/comments/:commentId',
    summary: 'Change a comment of my own',
    allow: inProject(canEditComment),
    body: commentChange,
    status: 200,
    response: comment,
    conflict: seenConflict,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/comments/:commentId',
    summary: 'Delete a comment: its author, or whoever manages the project',
    allow: inProject(canDeleteComment),
    status: 204,
  }),
};
