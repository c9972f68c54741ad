import { frameKinds } from '@cuadrilla/contract/documents/document-line';
import * as encoding from 'lib0/encoding';
import { type Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import { writeSyncStep1, writeUpdate } from 'y-protocols/sync';
import type { Doc } from 'yjs';

type Frame = Uint8Array<ArrayBuffer>;

export const frame = (kind: number, write: (encoder: encoding.Encoder) => void): Frame =>
  encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, kind);
    write(encoder);
  });

/** What this browser has, asking for the rest. */
export const askFrame = (doc: Doc): Frame =>
  frame(frameKinds.sync, (encoder) => writeSyncStep1(encoder, doc));

export const updateFrame = (update: Uint8Array): Frame =>
  frame(frameKinds.sync, (encoder) => writeUpdate(encoder, update));

/** Where the person of this browser is. */
export const awarenessFrame = (awareness: Awareness): Frame =>
  frame(frameKinds.awareness, (encoder) =>
    encoding.writeVarUint8Array(encoder, encodeAwarenessUpdate(awareness, [awareness.clientID])),
  );
