import { messages } from '@cuadrilla/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { AppError } from '../app-error.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

function isForeign(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) {
    if (publicOrigin !== undefined) return origin !== publicOrigin;
    return !URL.canParse(origin) || new URL(origin).host !== request.host;
  }
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** What a page of another site could do harm with: writing, and a socket, which browsers let it read from. */
const isDelicate = ({ method, headers }: FastifyRequest): boolean =>
  !harmless.has(method) || headers.upgrade !== undefined;

/** Another site must not act with this person's cookie. Programs, which send no such headers, may. */
export function refuseForeignOrigins(app: FastifyInstance, { publicOrigin }: Settings): void {
  app.addHook('onRequest', async (request) => {
    if (isDelicate(request) && isForeign(request, publicOrigin)) {
      throw new AppError('foreign_origin', messages.foreignOrigin);
    }
  });
}
