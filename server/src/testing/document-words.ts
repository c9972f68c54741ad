import { fragmentOf } from '@cuadrilla/contract/documents/document/yjs';
import * as Y from 'yjs';
import type { Db } from '../platform/database/database.ts';
import { writeMarkdown } from '../documents/content/content.ts';
import { createDocument } from '../documents/documents/documents.commands.ts';
import { type DocumentRef, readWritten, upTo } from '../documents/line/updates.queries.ts';
import type { Change } from '../platform/log/change.ts';

/** What a document's paragraphs hold. */
const textsIn = (doc: Y.Doc): Y.XmlText[] =>
  fragmentOf(doc)
    .toArray()
    .flatMap((paragraph) => (paragraph instanceof Y.XmlElement ? paragraph.toArray() : []))
    .filter((each) => each instanceof Y.XmlText);

/** Of all its paragraphs, one behind the other. */
export const wordsIn = (doc: Y.Doc): string =>
  textsIn(doc)
    .map((text) => text.toJSON())
    .join('');

/** Adds to what it says: in its last paragraph, or in the first that it gets. */
export function writeWords(doc: Y.Doc, words: string): void {
  doc.transact(() => {
    const text = textsIn(doc).at(-1);
    if (text) return text.insert(text.length, words);
    const paragraph = new Y.XmlElement('paragraph');
    fragmentOf(doc).push([paragraph]);
    paragraph.push([new Y.XmlText(words)]);
  });
}

/** Where only one has begun a paragraph. */
export const deleteWords = (doc: Y.Doc, from: number, length: number): void =>
  textsIn(doc)[0]?.delete(from, length);

/** What the database holds of a document, as a newcomer would read it. */
export async function storedDocument(db: Db, document: DocumentRef): Promise<Y.Doc> {
  const doc = new Y.Doc();
  for (const update of upTo(await readWritten(db, document))) Y.applyUpdate(doc, update);
  return doc;
}

/** A document that says something from the start. */
export async function beginWritten(
  change: Change,
  row: { title: string; icon: string; parentId: number | null },
  markdown: string,
): Promise<number> {
  const id = await createDocument(change, row);
  await writeMarkdown(change, id, markdown);
  return id;
}
