import { largestAwareness } from '@cuadrilla/contract/documents/document-line';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** What one tab shows of itself: y-protocols/awareness knows it by its client and counts what it said. */
export interface Said {
  client: number;
  clock: number;
  /** Null for a tab that has left. */
  state: Record<string, unknown> | null;
}

/** Of exactly one tab: nobody speaks for others. */
export function readSaid(bytes: Uint8Array): Said | undefined {
  if (bytes.length > largestAwareness) return undefined;
  try {
    const decoder = decoding.createDecoder(bytes);
    if (decoding.readVarUint(decoder) !== 1) return undefined;
    const client = decoding.readVarUint(decoder);
    const clock = decoding.readVarUint(decoder);
    const state: unknown = JSON.parse(decoding.readVarString(decoder));
    if (typeof state !== 'object' || Array.isArray(state)) return undefined;
    return { client, clock, state: state as Said['state'] };
  } catch {
    return undefined;
  }
}

export const writeSaid = (all: readonly Said[]): Uint8Array =>
  encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, all.length);
    for (const { client, clock, state } of all) {
      encoding.writeVarUint(encoder, client);
      encoding.writeVarUint(encoder, clock);
      encoding.writeVarString(encoder, JSON.stringify(state));
    }
  });
