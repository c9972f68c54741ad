import { frameKinds } from '@cuadrilla/contract/documents/document-line';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** As y-protocols/sync numbers them. */
const syncKinds = { step1: 0, step2: 1, update: 2 };

/** What a browser may say. */
export type ClientFrame =
  /** What it has: it wants the rest. */
  | { kind: 'has'; vector: Uint8Array }
  /** What it writes; or what more it has than it was told that the server has. */
  | { kind: 'update'; update: Uint8Array; isAnswer: boolean }
  | { kind: 'awareness'; said: Uint8Array };

/** Nothing for what no page of ours says. */
export function readFrame(data: Uint8Array): ClientFrame | undefined {
  try {
    const decoder = decoding.createDecoder(data);
    const kind = decoding.readVarUint(decoder);
    if (kind === frameKinds.awareness) return { kind: 'awareness', said: rest(decoder) };
    if (kind !== frameKinds.sync) return undefined;
    const step = decoding.readVarUint(decoder);
    const bytes = rest(decoder);
    if (step === syncKinds.step1) return { kind: 'has', vector: bytes };
    return step === syncKinds.step2 || step === syncKinds.update
      ? { kind: 'update', update: bytes, isAnswer: step === syncKinds.step2 }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The last thing in a frame; more after it is nonsense. */
function rest(decoder: decoding.Decoder): Uint8Array {
  const bytes = decoding.readVarUint8Array(decoder);
  if (decoding.hasContent(decoder)) throw new Error('more than a frame');
  return bytes;
}

const frame = (kind: number, write: (encoder: encoding.Encoder) => void = () => undefined): Uint8Array =>
  encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, kind);
    write(encoder);
  });

const syncFrame = (step: number) => (bytes: Uint8Array) =>
  frame(frameKinds.sync, (encoder) => {
    encoding.writeVarUint(encoder, step);
    encoding.writeVarUint8Array(encoder, bytes);
  });

export const frames = {
  has: syncFrame(syncKinds.step1),
  whole: syncFrame(syncKinds.step2),
  update: syncFrame(syncKinds.update),
  awareness: (said: Uint8Array) =>
    frame(frameKinds.awareness, (encoder) => encoding.writeVarUint8Array(encoder, said)),
  saved: (count: number) => frame(frameKinds.saved, (encoder) => encoding.writeVarUint(encoder, count)),
  may: (write: boolean) => frame(frameKinds.may, (encoder) => encoding.writeVarUint(encoder, Number(write))),
  beat: frame(frameKinds.beat),
};
