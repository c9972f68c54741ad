import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@cuadrilla/contract/errors';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { findSession } from './access.queries.ts';
import { notFound } from './app-error.ts';
import { tokenOf } from './session.ts';

const year = 365 * 24 * 60 * 60;

/** Files with a hash in their name never change; everything else is asked for again. */
const cacheControl = (file: string): string =>
  /[\\/]assets[\\/]/.test(file) ? `public, max-age=${year}, immutable` : 'no-cache';

const sendPage = (reply: FastifyReply, file: string): FastifyReply =>
  reply.sendFile(file, { cacheControl: false });

/** The built web: its files, the landing page at `/`, and the application at every other address. */
export async function serveWeb(app: FastifyInstance, { webRoot, db, clock }: Context): Promise<void> {
  const built = existsSync(join(webRoot, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      preCompressed: true,
      wildcard: false,
      setHeaders: (response, file) => {
        response.setHeader('cache-control', cacheControl(file));
      },
    });
  }

  app.get('/', async (request, reply) => {
    const token = tokenOf(request);
    const user = token && (await findSession(db, token, clock()).catch(() => undefined));
    void reply.header('cache-control', 'no-store');
    if (user) return reply.redirect('/dashboard');
    if (!built) throw notFound(messages.notFound);
    return sendPage(reply, existsSync(join(webRoot, 'landing.html')) ? 'landing.html' : 'index.html');
  });

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets)(\/|$)/.test(request.url);
    if (!built || !isPage) throw notFound(messages.notFound);
    return sendPage(reply, 'index.html');
  });
}
