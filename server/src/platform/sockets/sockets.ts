import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';

const longestUpgrade = 10_000;

/** Node's own flag, which its types leave out. */
const isUpgrade = (request: IncomingMessage): boolean => 'upgrade' in request && request.upgrade === true;

/** Not `once` of node:events, which takes an error of the line for its own. */
const closing = (line: WebSocket) => new Promise((resolve) => line.once('close', resolve));

/** Says goodbye on the lines of one kind when the server stops. */
export type Farewell = () => Promise<void>;

interface SocketOptions {
  largestMessage: number;
  /** For the goodbyes: whoever does not go in time is cut off. */
  partFor: number;
}

/** Lets routes be sockets. Answers where those who open lines leave word of how they are ended. */
export async function acceptSockets(
  app: FastifyInstance,
  { largestMessage, partFor }: SocketOptions,
): Promise<(farewell: Farewell) => void> {
  const farewells: Farewell[] = [];
  await app.register(websocket, {
    // Compression would cost each socket more memory than all the rest of it.
    options: { maxPayload: largestMessage, perMessageDeflate: false },
    errorHandler: (error, _line, request) => request.log.debug({ err: error }, 'a socket failed'),
    async preClose() {
      const lines = app.websocketServer.clients;
      app.websocketServer.close();
      await Promise.all(farewells.map((farewell) => farewell()));
      await Promise.race([Promise.all(Array.from(lines, closing)), pause(partFor)]);
      lines.forEach((line) => line.terminate());
    },
  });
  // A refused upgrade leaves a socket that Node looks after no more, whichever hook or route refused it.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isUpgrade(raw)) raw.socket.destroy();
    done();
  });
  app.server.on('upgrade', (_request, socket: Socket) =>
    socket.setTimeout(longestUpgrade, () => socket.destroy()),
  );
  return (farewell) => void farewells.push(farewell);
}
