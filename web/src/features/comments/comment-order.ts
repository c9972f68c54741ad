import type { Comment } from '@cuadrilla/contract/comments';

/** Ids below zero are not known to the server yet. */
export const isUnsent = ({ id }: Comment): boolean => id < 0;

/** As the server orders them; those on their way to it come last, the latest at the end. */
export const bySending = (one: Comment, other: Comment): number =>
  isUnsent(one) === isUnsent(other) ? Math.abs(one.id) - Math.abs(other.id) : isUnsent(one) ? 1 : -1;
