import { markdownOf } from '@cuadrilla/contract/documents/document/print';
import { nodeOf } from '@cuadrilla/contract/documents/document/parse';
import { nodeInside, writeInto } from '@cuadrilla/contract/documents/document/yjs';
import { messages } from '@cuadrilla/contract/kernel/errors';
import * as Y from 'yjs';
import { conflict, invalid } from '../../platform/app-error.ts';
import { type BesideWork, besideWork } from '../../platform/beside/work.ts';
import { countChanged } from '../tidy/word-counts.ts';
import { type Content, type Damage, readBuilt } from './build.ts';
import { documentPage } from './document-page.ts';
import { titled } from './titled.ts';

/** All that was written in a document, in its order. */
export type Written = readonly Uint8Array[];

/** What is done with a document that has to be built for it. */
export type DocumentWork<Input, Output> = BesideWork<{ updates: Written } & Input, { said: Output } | Damage>;

const documentWorkOf = <Output, Input = object>(
  name: string,
  read: (doc: Y.Doc, input: Input) => Output,
): DocumentWork<Input, Output> =>
  besideWork(name, (input) => readBuilt(input.updates, (doc) => read(doc, input)));

export const printDocument = documentWorkOf('print a document', (doc) => markdownOf(nodeInside(doc)));

export const drawDocument = documentWorkOf('draw a document', (doc, { title }: { title: string }) =>
  documentPage(title, nodeInside(doc)),
);

export const mergeDocument = documentWorkOf('merge a document', (doc) => Y.encodeStateAsUpdate(doc));

/** The update by which it says this instead; nothing where it does already. */
function updateTo(doc: Y.Doc, content: Content): Uint8Array | undefined {
  const before = Y.encodeStateVector(doc);
  let changed = false;
  doc.on('update', () => (changed = true));
  writeInto(doc, content);
  return changed ? Y.encodeStateAsUpdate(doc, before) : undefined;
}

export const writeInDocument = documentWorkOf(
  'write in a document',
  (doc, { markdown }: { markdown: string }) => updateTo(doc, nodeOf(markdown)),
);

export const bringBack = documentWorkOf('bring a version back', (doc, { version }: { version: Written }) =>
  updateTo(doc, versionNode(version)),
);

/** What a version said, and how it differs from the one before. */
export const endVersion = besideWork(
  'end a version',
  ({ version, before }: { version: Written; before: Written }) => {
    const state = Y.mergeUpdates([...version]);
    return { state, ...countChanged(versionNode(before), versionNode([state])) };
  },
);

/** Versions as they were kept: one that cannot be read is told, the document itself goes on. */
function versionNode(version: Written): Content {
  const read = readBuilt(version, nodeInside);
  if ('damaged' in read) throw conflict(messages.versionDamaged);
  return read.said;
}

export const printVersion = besideWork('print a version', (version: Written) =>
  markdownOf(versionNode(version)),
);

const updateSaying = (markdown: string) => updateTo(new Y.Doc(), nodeOf(markdown));

/** Markdown that becomes a document, as the update that a new one begins with. */
export const readMarkdownText = besideWork('read Markdown', updateSaying);

/** The same of files, whose titles stand in them. */
export const readMarkdownFiles = besideWork('read files of Markdown', (texts: readonly string[]) =>
  texts.map((text) => {
    const { title, markdown } = titled(text);
    return { title, update: updateSaying(markdown) };
  }),
);

/** What a tab lacks of a document, and what the document has, so that it can send what it has more. */
export const compareWithTab = besideWork(
  'compare a document with a tab',
  ({ updates, vector }: { updates: Written; vector: Uint8Array }) => {
    const whole = updates.length > 0 ? Y.mergeUpdates([...updates]) : emptyUpdate;
    return { lacks: lackedBy(vector, whole), has: Y.encodeStateVectorFromUpdate(whole) };
  },
);

const emptyUpdate = new Uint8Array([0, 0]);

/** Most tabs come with nothing: to look for what they lack takes longer than to read it. */
function lackedBy(vector: Uint8Array, whole: Uint8Array): Uint8Array {
  try {
    return Y.decodeStateVector(vector).size === 0 ? whole : Y.diffUpdate(whole, vector);
  } catch {
    throw invalid(messages.badRequest);
  }
}

export const contentWork = [
  printDocument,
  drawDocument,
  mergeDocument,
  writeInDocument,
  bringBack,
  endVersion,
  printVersion,
  readMarkdownText,
  readMarkdownFiles,
  compareWithTab,
];
