import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { messages } from '@cuadrilla/contract/errors';
import { livePath } from '@cuadrilla/contract/live';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { requireSession, type SessionUser } from '../../http/session.queries.ts';
import { startLive } from './live.ts';

const largestMessage = 16 * 1024;
const longestUpgrade = 10_000;

/** Node's own flag, which its types leave out. */
const isUpgrade = (request: IncomingMessage): boolean => 'upgrade' in request && request.upgrade === true;

/** The socket is no endpoint of the API, but who may open it is decided as for any request, before the upgrade. */
export async function liveRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;
  const live = startLive(context);
  const callers = new WeakMap<FastifyRequest, SessionUser>();

  await app.register(websocket, {
    // Compression would cost each socket more memory than all the rest of it.
    options: { maxPayload: largestMessage, perMessageDeflate: false },
    errorHandler: (error, _line, request) => request.log.debug({ err: error }, 'live socket failed'),
    async preClose() {
      app.websocketServer.close();
      await live.close(app.websocketServer.clients);
    },
  });

  // A refused upgrade leaves a socket that Node looks after no more, whichever hook or route refused it.
  app.addHook('onResponse', async ({ raw }) => {
    if (isUpgrade(raw)) raw.socket.destroy();
  });
  app.server.on('upgrade', (_request, socket: Socket) =>
    socket.setTimeout(longestUpgrade, () => socket.destroy()),
  );

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
