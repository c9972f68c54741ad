import type { FastifyInstance } from 'fastify';
import { sendClientError } from './error-answers.ts';

/** How long a request may take to arrive, in milliseconds. Tests are less patient. */
export interface Arrival {
  headers: number;
  /** All of it, its body too: a megabyte over a slow line, but not for ever. */
  whole: number;
  /** The same where a file comes as it arrives: 50 of them over such a line. */
  streamed: number;
  /** How often it is looked for those who are late. */
  lookEvery: number;
}

export const usualArrival: Arrival = {
  headers: 20_000,
  whole: 60_000,
  streamed: 20 * 60_000,
  lookEvery: 5_000,
};

export const arrivalOptions = ({ headers, streamed, lookEvery }: Arrival) => ({
  requestTimeout: streamed,
  http: { headersTimeout: headers, connectionsCheckingInterval: lookEvery },
});

const late = Object.assign(new Error('the body did not arrive in time'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is handed on as it arrives. */
    streamed?: boolean;
  }
}

/** Node knows one patience for all requests: all but files have a shorter one. */
export function endLateBodies(app: FastifyInstance, { whole }: Arrival): void {
  app.addHook('preParsing', (request, reply, body, done) => {
    if (request.method !== 'GET' && !request.routeOptions.config.streamed) {
      const timer = setTimeout(() => sendClientError(late, request.raw.socket), whole);
      for (const over of ['end', 'error', 'close']) body.once(over, () => clearTimeout(timer));
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done(null, body);
  });
}
