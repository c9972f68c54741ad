import { type Document, documentEndpoints } from '@cuadrilla/contract/documents/documents';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import type { Change } from '../../platform/log/change.ts';
import {
  changeDocument,
  deleteDocument,
  lockDocument,
  pinDocument,
  restoreDocument,
  unpinDocument,
} from './documents.commands.ts';
import { createWritten, readBeginning } from '../content/create-written.ts';
import { presentDocument } from './documents.present.ts';
import { findDocument, listDocuments, listMyDocuments } from './documents.queries.ts';

export function documentRoutes(serve: Serve, { db, beside }: Context, throttle: Throttle): void {
  serve(documentEndpoints.mine, async ({ user }) => {
    const rows = await listMyDocuments(db, user.id);
    return rows.map((row) => ({ ...presentDocument(row), project: row.project }));
  });

  serve(documentEndpoints.list, async ({ params: { projectId }, user }) =>
    (await listDocuments(db, projectId, user.id)).map(presentDocument),
  );

  // A copy has its pictures once more: no more of them in an hour than anybody puts in.
  serve(documentEndpoints.create, async ({ params: { projectId }, body, change, user, now }) => {
    if (body.copyOf !== undefined)
      await throttle.count([{ about: ['document copy', user.id], free: 100 }], now);
    const beginning = await readBeginning({ db, beside, of: user.id }, projectId, body);
    return change(async (project) => readAfter(project, await createWritten(project, body, beginning)));
  });

  serve(documentEndpoints.read, ({ params, user }) => readDocument(db, { ...params, userId: user.id }));

  serve(documentEndpoints.change, ({ params: { documentId }, body, change }) =>
    change(async (project) => {
      await changeDocument(project, documentId, body);
      return readAfter(project, documentId);
    }),
  );

  serve(documentEndpoints.lock, ({ params: { documentId }, change }) =>
    change(async (project) => {
      await lockDocument(project, documentId, true);
      return readAfter(project, documentId);
    }),
  );

  serve(documentEndpoints.unlock, ({ params: { documentId }, change }) =>
    change(async (project) => {
      await lockDocument(project, documentId, false);
      return readAfter(project, documentId);
    }),
  );

  serve(documentEndpoints.pin, async ({ params, user, now }) => {
    await pinDocument(db, { ...params, userId: user.id }, now);
  });

  serve(documentEndpoints.unpin, async ({ params, user }) => {
    await unpinDocument(db, { ...params, userId: user.id });
  });

  serve(documentEndpoints.remove, ({ params: { documentId }, change }) =>
    change((project) => deleteDocument(project, documentId)),
  );

  serve(documentEndpoints.restore, ({ params: { documentId }, change }) =>
    change(async (project) => {
      await restoreDocument(project, documentId);
      return readAfter(project, documentId);
    }),
  );
}

/** As whoever changed it sees it. */
export const readAfter = ({ tx, projectId, member }: Change, documentId: number): Promise<Document> =>
  readDocument(tx, { projectId, documentId, userId: member.userId });

export async function readDocument(
  handle: DbOrTx,
  which: { projectId: number; documentId: number; userId: number },
): Promise<Document> {
  const row = await findDocument(handle, which);
  if (!row) throw notFound(messages.documentNotFound);
  return presentDocument(row);
}
