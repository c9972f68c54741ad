import type { Comment } from '@cuadrilla/contract/tasks/comments';

/** As the server orders them. */
export const withComment = (comments: readonly Comment[], comment: Comment): Comment[] =>
  [...comments.filter(({ id }) => id !== comment.id), comment].toSorted((one, other) => one.id - other.id);
