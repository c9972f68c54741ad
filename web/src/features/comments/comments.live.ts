import type { Comment } from '@cuadrilla/contract/tasks/comments';
import type { Event } from '@cuadrilla/contract/log/events';
import { withComment } from './comment-order.ts';

type CommentEvent = Extract<Event, { type: `comment.${string}` }>;

export const isOfComment = (event: Event): event is CommentEvent => event.type.startsWith('comment.');

/** The comments of a task after an event of it. */
export function withCommentEvent(comments: Comment[], { type, payload, actor, at }: CommentEvent): Comment[] {
  const id = payload.commentId ?? 0;
  if (type === 'comment.deleted') return comments.filter((comment) => comment.id !== id);
  if (type === 'comment.updated') {
    const content = payload.after ?? '';
    return comments.map((comment) => (comment.id === id ? { ...comment, content, updatedAt: at } : comment));
  }
  if (comments.some((comment) => comment.id === id)) return comments;
  const added = { id, content: payload.content ?? '', createdAt: at, updatedAt: at, author: actor };
  return withComment(comments, added);
}
