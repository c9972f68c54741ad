import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { messages } from '@cuadrilla/contract/kernel/errors';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../app-error.ts';
import type { Context } from '../context.ts';
import { findSession } from './session.queries.ts';
import { applicationPages } from './application-pages.ts';
import { mayHaveSession, tokenOf } from './session.ts';
import { readWebPage, sendWebPage } from './web-page.ts';

const forever = 'public, max-age=31536000, immutable';

/** The built web: its files, the landing page at `/`, and the application at every other address. */
export async function serveWeb(app: FastifyInstance, context: Context): Promise<void> {
  const { webRoot, db, clock, settings } = context;
  const built = existsSync(join(webRoot, 'landing.html'));
  const landing = built && readWebPage(join(webRoot, 'landing.html'), settings);
  const application = built && applicationPages(webRoot, settings);
  if (built) await serveFiles(app, webRoot);

  const isSignedIn = async (request: FastifyRequest): Promise<boolean> => {
    const token = tokenOf(request);
    return Boolean(token && (await findSession(db, token, clock()).catch(() => undefined)));
  };

  app.get('/', async (request, reply) => {
    if (await isSignedIn(request)) return reply.header('cache-control', 'no-store').redirect('/dashboard');
    if (!landing) throw notFound(messages.notFound);
    return sendWebPage(request, reply, landing, 'no-store');
  });

  app.setNotFoundHandler(async (request, reply) => {
    const asksForPage = request.method === 'GET' || request.method === 'HEAD';
    if (!application || !asksForPage || /^\/(api|assets)(\/|$)/.test(request.url))
      throw notFound(messages.notFound);
    const { page, link } = application(request.url, mayHaveSession(request));
    if (link) void reply.header('link', link);
    return sendWebPage(request, reply, page, 'no-cache');
  });
}

async function serveFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  const assets = join(webRoot, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    preCompressed: true,
    // Pages are sent above; compressed twins only in place of their file.
    globIgnore: ['*.html', 'route-heads.json*', '**/*.br', '**/*.gz', '**/*.map'],
    // Else the plugin's own header wins over ours. The others say nothing that `etag` does not.
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (response, file) => {
      // Files with a hash in their name never change; everything else is asked for again.
      response.setHeader('cache-control', file.startsWith(assets) ? forever : 'no-cache');
      response.setHeader('vary', 'accept-encoding');
    },
  });
}
