import { randomUUID } from 'node:crypto';
import { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { callerOf, rememberCallers } from './caller.ts';

/** Fastify's own lines are off: `logRequests` writes better ones. */
export const requestLogOptions = (log: Logger) => ({
  loggerInstance: log as FastifyBaseLogger,
  genReqId: () => randomUUID(),
  logController: new LogController({ disableRequestLogging: true }),
});

/** Whoever knows such an address may read what is there, or do what it does. */
const secretAddress = /^(\/(?:d|feeds|hooks|unsubscribe)\/).*/;

/**
 * One line a request, found again by the id in the answer, with who asked from where. No cookie, no body, no query:
 * searches are private.
 */
export function logRequests(app: FastifyInstance): void {
  rememberCallers(app);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?', 1)[0]?.replace(secretAddress, '$1…');
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const { method, ip: address } = request;
    const userId = callerOf(request);
    request.log.info({ method, path, status: reply.statusCode, milliseconds, userId, address }, 'request');
    done();
  });
}
