import type { Comment } from '@cuadrilla/contract/comments';
import type { Event } from '@cuadrilla/contract/events';
import { bySending, isUnsent } from './comment-order.ts';

/** The comments of a task after an event of it. */
export function withCommentEvent(comments: Comment[], { type, payload, actor, at }: Event): Comment[] {
  const id = Number(payload['commentId']);
  if (type === 'comment.deleted') return comments.filter((comment) => comment.id !== id);
  if (type === 'comment.updated') {
    const content = String(payload['after']);
    return comments.map((comment) => (comment.id === id ? { ...comment, content, updatedAt: at } : comment));
  }
  if (type !== 'comment.created' || comments.some((comment) => comment.id === id)) return comments;
  const added = { id, content: String(payload['content']), createdAt: at, updatedAt: at, author: actor };
  // One's own may be told before the answer to it has come.
  const unsent = comments.find((each) => isUnsent(each) && isSame(each, added));
  return [...comments.filter((each) => each !== unsent), added].toSorted(bySending);
}

const isSame = (one: Comment, other: Comment): boolean =>
  one.author.id === other.author.id && one.content === other.content;
