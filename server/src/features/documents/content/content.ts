import { nodeInside, writeInto } from '@cuadrilla/contract/document/yjs';
import { nodeOf } from '@cuadrilla/contract/document/parse';
import { markdownOf } from '@cuadrilla/contract/document/print';
import * as Y from 'yjs';
import type { DbOrTx } from '../../../database/database.ts';
import { documents } from '../../../database/schema/schema.ts';
import type { Change } from '../../../log/change.ts';
import { getDocument, thisDocument } from '../documents.commands.ts';
import { appendUpdates } from '../line/updates.commands.ts';
import { type DocumentRef, readWhole } from '../line/updates.queries.ts';

/** What a document says, as our schema has it. */
export type Content = ReturnType<typeof nodeOf>;

/** The only time that a document is built: to be read as a whole, and let go again. */
function docOf(update: Uint8Array): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, update);
  return doc;
}

export const nodeIn = (update: Uint8Array): Content => nodeInside(docOf(update));

export const markdownIn = (update: Uint8Array): string => markdownOf(nodeIn(update));

export const readMarkdown = async (db: DbOrTx, document: DocumentRef): Promise<string> =>
  markdownIn((await readWhole(db, document)).update);

/** Lets the document say this. For whoever has it open it is a change like any other. */
export async function writeContent(change: Change, documentId: number, node: Content): Promise<void> {
  const { tx, projectId, member, now, append } = change;
  const { title } = await getDocument(change, documentId);
  const document = { projectId, documentId };
  const doc = docOf((await readWhole(tx, document)).update);
  const before = Y.encodeStateVector(doc);
  let changed = false;
  doc.on('update', () => (changed = true));
  writeInto(doc, node);
  if (!changed) return;
  const update = Y.encodeStateAsUpdate(doc, before);
  await appendUpdates(tx, { ...document, userId: member.userId, updates: [update], now });
  await tx
    .update(documents)
    .set({ updatedBy: member.userId, updatedAt: now })
    .where(thisDocument(projectId, documentId));
  append({ type: 'document.edited', payload: { documentId, title } });
}

export const writeMarkdown = (change: Change, documentId: number, markdown: string): Promise<void> =>
  writeContent(change, documentId, nodeOf(markdown));
