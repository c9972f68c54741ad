import type { Comment } from '@cuadrilla/contract/tasks/comments';

/** Ids below zero are not known to the server yet. */
export const isUnsent = ({ id }: Comment): boolean => id < 0;

/** As the server orders them. */
export const withComment = (comments: readonly Comment[], comment: Comment): Comment[] =>
  [...comments.filter(({ id }) => id !== comment.id), comment].toSorted((one, other) => one.id - other.id);

/** One's own may be told before the answer to it has come: then it is the one that says the same since `last`. */
export const isMadeOf = (unsent: Comment, last: number, comment: Comment): boolean =>
  comment.id > last && comment.author.id === unsent.author.id && comment.content === unsent.content;
