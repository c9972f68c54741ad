import { messages } from '@cuadrilla/contract/kernel/errors';
import { livePath } from '@cuadrilla/contract/views/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireSession, type SessionUser } from '../../platform/http/session.queries.ts';
import type { Farewell } from '../../platform/sockets/sockets.ts';
import { startLive } from './live.ts';

/** The socket is no endpoint of the API, but who may open it is decided as for any request, before the upgrade. */
export function liveRoutes(
  app: FastifyInstance,
  context: Context,
  onStop: (farewell: Farewell) => void,
): void {
  const { db, clock } = context;
  const live = startLive(context);
  onStop(() => live.close());
  const callers = new WeakMap<FastifyRequest, SessionUser>();

  app.route({
    method: 'GET',
    url: `/api${livePath}`,
    schema: { hide: true },
    onRequest: async (request) => {
      // The cookie's life is not prolonged here: no answer would carry it.
      callers.set(request, await requireSession(db, request, clock()));
    },
    handler: async () => {
      throw notFound(messages.notFound);
    },
    wsHandler(line, request) {
      const user = callers.get(request);
      if (user) live.open(line, user);
      else line.terminate();
    },
  });
}
