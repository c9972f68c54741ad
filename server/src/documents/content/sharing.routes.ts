import { documentContentEndpoints as endpoints } from '@cuadrilla/contract/documents/document-content';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { parseId } from '@cuadrilla/contract/kernel/fields';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { minute } from '../../platform/http/attempts.ts';
import { pictureHeaders } from '../../platform/http/picture-headers.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { fromAddress, type Throttle } from '../../platform/http/throttle.ts';
import { drawShared } from './draw-shared.ts';
import { findShared, shareDocument, unshareDocument } from './links.commands.ts';
import { readPicture } from './pictures.ts';

export function documentSharingRoutes(serve: Serve): void {
  serve(endpoints.share, ({ params: { documentId }, change }) =>
    change(async (project) => ({ path: `/d/${await shareDocument(project, documentId)}` })),
  );

  serve(endpoints.unshare, ({ params: { documentId }, change }) =>
    change((project) => unshareDocument(project, documentId)),
  );
}

/** What whoever has the link reads: a page without the application, and its pictures. */
export function serveSharedDocuments(app: FastifyInstance, context: Context, throttle: Throttle): void {
  const { db, clock } = context;
  const draw = drawShared(context);
  app.get<{ Params: { token: string } }>('/d/:token', async (request, reply) => {
    await throttle.count([fromAddress('shared', request, 300)], clock(), minute);
    const { token } = request.params;
    const found = /^[\w-]{43}$/.test(token) ? await findShared(db, token) : undefined;
    if (!found) throw notFound(messages.linkNotFound);
    const page = await draw(found);
    const ownPictures = `/api/projects/${found.projectId}/documents/${found.documentId}/files/`;
    void reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    return reply.type('text/html; charset=utf-8').send(page.replaceAll(ownPictures, `/d/${token}/`));
  });

  app.get<{ Params: { token: string; fileId: string } }>('/d/:token/:fileId', async (request, reply) => {
    await throttle.count([fromAddress('shared', request, 300)], clock(), minute);
    const found = await findShared(db, request.params.token);
    if (!found) throw notFound(messages.linkNotFound);
    const { type, bytes } = await readPicture(db, found, parseId(request.params.fileId) ?? 0);
    return reply.headers(pictureHeaders).type(type).send(bytes);
  });
}
