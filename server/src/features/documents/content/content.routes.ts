import { documentContentEndpoints as endpoints } from '@cuadrilla/contract/document-content';
import { nodeOf } from '@cuadrilla/contract/document/parse';
import { messages } from '@cuadrilla/contract/errors';
import { parseId } from '@cuadrilla/contract/fields';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../app-error.ts';
import type { Context } from '../../../context.ts';
import type { DbOrTx } from '../../../database/database.ts';
import { minute } from '../../../http/attempts.ts';
import type { Serve } from '../../../http/serve.ts';
import { fromAddress, type Throttle } from '../../../http/throttle.ts';
import { presentDocument } from '../documents.present.ts';
import { listDocuments } from '../documents.queries.ts';
import { readAfter, readDocument } from '../documents.routes.ts';
import { type DocumentRef, readBeginning, readWhole } from '../line/updates.queries.ts';
import { nodeIn, readMarkdown, writeContent } from './content.ts';
import { documentPage } from './document-page.ts';
import { importFiles, readFiles } from './import.commands.ts';
import { findShared, shareDocument, unshareDocument } from './links.commands.ts';
import { addPicture, pictureHeaders, readPicture } from './pictures.ts';
import { readVersion, readVersions, restoreVersion } from './versions.ts';

export function documentContentRoutes(serve: Serve, { db, wake }: Context, throttle: Throttle): void {
  serve(endpoints.readState, async ({ params, reply }) => {
    const { update } = await readWhole(db, params);
    void reply.type('application/octet-stream');
    return Buffer.from(update.buffer, update.byteOffset, update.byteLength);
  });

  serve(endpoints.readBeginning, async ({ params }) => ({ beginning: await readBeginning(db, params) }));

  serve(endpoints.readMarkdown, async ({ params, user }) => {
    const { title } = await readDocument(db, { ...params, userId: user.id });
    return { title, markdown: await readMarkdown(db, params) };
  });

  serve(endpoints.writeMarkdown, async ({ params, body, change }) => {
    // Before the project is held: reading a long one takes a while.
    const content = nodeOf(body.markdown);
    const written = await change(async (project) => {
      await writeContent(project, params.documentId, content);
      const { title } = await readAfter(project, params.documentId);
      return { title, markdown: await readMarkdown(project.tx, params) };
    });
    wake.document(params.documentId);
    return written;
  });

  serve(endpoints.readHtml, async ({ params, user }) => {
    const { title } = await readDocument(db, { ...params, userId: user.id });
    return { title, html: await readPage(db, params, title) };
  });

  serve(endpoints.importFiles, ({ params: { projectId }, body, change, user }) => {
    // Before the project is held, as above.
    const files = readFiles(body.files);
    return change(async (project) => {
      const made = new Set(await importFiles(project, files));
      const rows = await listDocuments(project.tx, projectId, user.id);
      return rows.filter(({ id }) => made.has(id)).map(presentDocument);
    });
  });

  serve(endpoints.versions, ({ params }) => readVersions(db, params));

  serve(endpoints.readVersion, ({ params }) => readVersion(db, params, params.versionId));

  serve(endpoints.restoreVersion, async ({ params: { documentId, versionId }, change }) => {
    const restored = await change(async (project) => {
      const replaced = await restoreVersion(project, documentId, versionId);
      return { ...(await readAfter(project, documentId)), replaced };
    });
    wake.document(documentId);
    return restored;
  });

  // What was once in a document stays for its history: no more comes in an hour than people put in.
  serve(endpoints.addFile, async ({ params: { documentId }, request, user, now, change }) => {
    await throttle.count([{ about: ['document picture', user.id], free: 100 }], now);
    return change(async (project) => ({
      url: await addPicture(project, documentId, request.body as Buffer | undefined),
    }));
  });

  serve(endpoints.readFile, async ({ params, reply }) => {
    const { type, bytes } = await readPicture(db, params, params.fileId);
    void reply.headers(pictureHeaders).type(type);
    return bytes;
  });

  serve(endpoints.share, ({ params: { documentId }, change }) =>
    change(async (project) => ({ path: `/d/${await shareDocument(project, documentId)}` })),
  );

  serve(endpoints.unshare, ({ params: { documentId }, change }) =>
    change((project) => unshareDocument(project, documentId)),
  );
}

const readPage = async (db: DbOrTx, document: DocumentRef, title: string): Promise<string> =>
  documentPage(title, nodeIn((await readWhole(db, document)).update));

/** What whoever has the link reads: a page without the application, and its pictures. */
export function serveSharedDocuments(app: FastifyInstance, context: Context, throttle: Throttle): void {
  const { db, clock } = context;
  app.get<{ Params: { token: string } }>('/d/:token', async (request, reply) => {
    await throttle.count([fromAddress('shared', request, 300)], clock(), minute);
    const { token } = request.params;
    const found = /^[\w-]{43}$/.test(token) ? await findShared(db, token) : undefined;
    if (!found) throw notFound(messages.linkNotFound);
    const page = await readPage(db, found, found.title);
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
