import { documentContentEndpoints as endpoints } from '@cuadrilla/contract/documents/document-content';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { presentDocument } from '../documents/documents.present.ts';
import { listDocuments } from '../documents/documents.queries.ts';
import { readAfter, readDocument } from '../documents/documents.routes.ts';
import { readBeginning } from '../line/updates.queries.ts';
import { asLastRead, readBeside, readMarkdown, readRewritten } from './content.ts';
import { drawDocument, mergeDocument } from './content.work.ts';
import { importFiles, readFiles } from './import.commands.ts';
import { addPicture, readPicture } from './pictures.ts';
import { pictureHeaders } from '../../platform/http/picture-headers.ts';
import { readRestored, readVersion, readVersions } from './versions.ts';

export function documentContentRoutes(serve: Serve, { db, wake, beside }: Context, throttle: Throttle): void {
  serve(endpoints.readState, async ({ params, reply, user }) => {
    const update = await readBeside({ db, beside, of: user.id }, params, mergeDocument, {});
    void reply.type('application/octet-stream');
    return Buffer.from(update.buffer, update.byteOffset, update.byteLength);
  });

  serve(endpoints.readBeginning, async ({ params }) => ({ beginning: await readBeginning(db, params) }));

  serve(endpoints.readMarkdown, async ({ params, user }) => {
    const { title } = await readDocument(db, { ...params, userId: user.id });
    return { title, markdown: await readMarkdown(db, beside, params, user.id) };
  });

  serve(endpoints.writeMarkdown, async ({ params, body, change, user }) => {
    const title = await asLastRead(async () => {
      const rewrite = await readRewritten({ db, beside, of: user.id }, params, body.markdown);
      return change(async (project) => {
        await rewrite(project);
        return (await readAfter(project, params.documentId)).title;
      });
    });
    wake.document(params.documentId);
    return { title, markdown: await readMarkdown(db, beside, params, user.id) };
  });

  serve(endpoints.readHtml, async ({ params, user }) => {
    const { title } = await readDocument(db, { ...params, userId: user.id });
    return { title, html: await readBeside({ db, beside, of: user.id }, params, drawDocument, { title }) };
  });

  serve(endpoints.importFiles, async ({ params: { projectId }, body, change, user }) => {
    // Before the project is held: reading long ones takes a while.
    const files = await readFiles(beside, body.files, user.id);
    return change(async (project) => {
      const made = new Set(await importFiles(project, files));
      const rows = await listDocuments(project.tx, projectId, user.id);
      return rows.filter(({ id }) => made.has(id)).map(presentDocument);
    });
  });

  serve(endpoints.versions, ({ params }) => readVersions(db, params));

  serve(endpoints.readVersion, ({ params, user }) =>
    readVersion(db, beside, params, { versionId: params.versionId, userId: user.id }),
  );

  serve(endpoints.restoreVersion, async ({ params, change, user }) => {
    const restored = await asLastRead(async () => {
      const restore = await readRestored({ db, beside, of: user.id }, params, params.versionId);
      return change(async (project) => {
        const replaced = await restore(project);
        return { ...(await readAfter(project, params.documentId)), replaced };
      });
    });
    wake.document(params.documentId);
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
}
