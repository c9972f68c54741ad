import { once } from 'node:events';
import { documentLinePath, frameKinds } from '@cuadrilla/contract/documents/document-line';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { WebSocket } from 'ws';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import { readSyncMessage, writeSyncStep1, writeUpdate } from 'y-protocols/sync';
import * as Y from 'yjs';
import { wordsIn, writeWords } from './document-words.ts';

/** A tab that has a document open, with the protocol's own client. */
export interface DocumentTab {
  line: WebSocket;
  doc: Y.Doc;
  awareness: Awareness;
  /** Adds to what the document says. */
  write(words: string): void;
  /** Sends an update that it has not made itself. */
  send(update: Uint8Array): void;
  read(): string;
  /** How many of its updates are in the database. */
  saved(): number;
  mayWrite(): boolean | undefined;
  closed: Promise<number>;
  close(): Promise<void>;
}

export interface OpenDocument {
  id: number;
  project: { id: number };
}

export async function openDocumentTab(
  address: string,
  document: OpenDocument,
  token: string,
  doc = new Y.Doc(),
): Promise<DocumentTab> {
  const line = lineTo(address, document, token);
  const tab = tabOn(line, doc);
  await once(line, 'open');
  return tab;
}

/** On which nobody has said anything yet. */
export function lineTo(address: string, document: OpenDocument, token: string): WebSocket {
  const path = documentLinePath
    .replace(':projectId', String(document.project.id))
    .replace(':documentId', String(document.id));
  const url = `${address}/api${path}`.replace('http', 'ws');
  return new WebSocket(url, { headers: { cookie: `token=${token}` } });
}

const frame = (kind: number, write: (encoder: encoding.Encoder) => void): Uint8Array =>
  encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, kind);
    write(encoder);
  });

export const updateFrame = (update: Uint8Array): Uint8Array =>
  frame(frameKinds.sync, (encoder) => writeUpdate(encoder, update));

function tabOn(line: WebSocket, doc: Y.Doc): DocumentTab {
  const awareness = new Awareness(doc);
  let saved = 0;
  let mayWrite: boolean | undefined;
  const closed = new Promise<number>((resolve) => line.once('close', resolve));

  const say = (bytes: Uint8Array): void => {
    if (line.readyState === line.OPEN) line.send(bytes);
  };
  line.on('message', (data: Buffer) => {
    const decoder = decoding.createDecoder(data);
    const kind = decoding.readVarUint(decoder);
    if (kind === frameKinds.saved) saved = decoding.readVarUint(decoder);
    if (kind === frameKinds.may) mayWrite = decoding.readVarUint(decoder) === 1;
    if (kind === frameKinds.awareness)
      applyAwarenessUpdate(awareness, decoding.readVarUint8Array(decoder), line);
    if (kind !== frameKinds.sync) return;
    const answer = frame(frameKinds.sync, (encoder) => readSyncMessage(decoder, encoder, doc, line));
    if (answer.length > 1) say(answer);
  });
  line.on('open', () => say(frame(frameKinds.sync, (encoder) => writeSyncStep1(encoder, doc))));
  const pass = (update: Uint8Array, origin: unknown): void => {
    if (origin !== line) say(updateFrame(update));
  };
  doc.on('update', pass);
  line.once('close', () => {
    doc.off('update', pass);
    awareness.destroy();
  });
  awareness.on('update', (_: unknown, origin: unknown) => {
    if (origin === line) return;
    const said = encodeAwarenessUpdate(awareness, [doc.clientID]);
    say(frame(frameKinds.awareness, (encoder) => encoding.writeVarUint8Array(encoder, said)));
  });
  return {
    line,
    doc,
    awareness,
    closed,
    write: (words) => writeWords(doc, words),
    send: (update) => say(updateFrame(update)),
    read: () => wordsIn(doc),
    saved: () => saved,
    mayWrite: () => mayWrite,
    async close() {
      awareness.destroy();
      line.close();
      await closed;
    },
  };
}
