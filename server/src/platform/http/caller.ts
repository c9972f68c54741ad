import type { FastifyInstance, FastifyRequest } from 'fastify';

const name = 'callerId';

export const rememberCallers = (app: FastifyInstance): void => void app.decorateRequest(name, null);

/** Whose request it is, for the log: known as soon as the session is. */
export const nameCaller = (request: FastifyRequest, userId: number): void =>
  request.setDecorator(name, userId);

export const callerOf = (request: FastifyRequest): number | undefined =>
  request.getDecorator<number | null>(name) ?? undefined;
