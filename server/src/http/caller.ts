import type { FastifyRequest } from 'fastify';

const callers = new WeakMap<FastifyRequest, number>();

/** Whose request it is, for the log: known as soon as the session is. */
export const nameCaller = (request: FastifyRequest, userId: number): void =>
  void callers.set(request, userId);

export const callerOf = (request: FastifyRequest): number | undefined => callers.get(request);
