import { messages } from '@cuadrilla/contract/kernel/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { AppError } from '../app-error.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers say it themselves wherever the connection is secure, and no page can change it. */
function isForeign(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  return publicOrigin === undefined ? !isOwn(origin, request) : origin !== publicOrigin;
}

/** Over http we may stand behind a proxy that speaks https; the other way round, somebody has changed the page. */
function isOwn(origin: string, { host, protocol }: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false;
  const own = new URL(origin);
  return own.host === host && (own.protocol === 'https:' || protocol === 'http');
}

/** What a page of another site could do harm with: writing, and a socket, which browsers let it read from. */
const isDelicate = ({ method, headers }: FastifyRequest): boolean =>
  !harmless.has(method) || headers.upgrade !== undefined;

/** Another site must not act with this person's cookie. Programs, which send no such headers, may. */
export function refuseForeignOrigins(app: FastifyInstance, { publicOrigin }: Settings): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = isDelicate(request) && isForeign(request, publicOrigin);
    done(isRefused ? new AppError('foreign_origin', messages.foreignOrigin) : undefined);
  });
}
