import { nodeInside } from '@cuadrilla/contract/document/yjs';
import * as Y from 'yjs';
import { nodeIn } from '../content/content.ts';
import { longSilence } from '../line/updates.commands.ts';
import { beginningOf } from './beginning.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { type Part, partsOf } from './sections.ts';
import type { Untidied } from './tidy.queries.ts';
import { countChanged } from './word-counts.ts';

/** By then everybody who has the document open was told: nobody is sent all of it for what was merged meanwhile. */
const toldAfter = 60 * 1_000;

export interface Tidied {
  /** All up to there, as one; nothing where there is nothing to merge. */
  merged: { seq: number; state: Uint8Array } | undefined;
  /** The versions that are over, and what the document said at the end of each. */
  versions: { id: number; seq: number; state: Uint8Array; added: number; removed: number }[];
  parts: Part[];
  beginning: string | null;
  mentions: Mention[];
  /** When there is more to do even if nobody writes. */
  next: Date | null;
}

/** Without a database: a document is built once, and looked at on the way. */
export function tidied(found: Untidied, now: Date): Tidied {
  const doc = new Y.Doc();
  if (found.state) Y.applyUpdate(doc, found.state);
  let applied = 0;
  /** Later each time. */
  function stateAt(seq: number): Uint8Array {
    doc.transact(() => {
      for (const each of found.updates)
        if (each.seq > applied && each.seq <= seq) Y.applyUpdate(doc, each.update);
    });
    applied = Math.max(applied, seq);
    return Y.encodeStateAsUpdate(doc);
  }

  const newest = found.versions.at(-1);
  const silentSince = new Date(now.getTime() - longSilence);
  const over = found.versions.filter((each) => each !== newest || each.endedAt <= silentSince);
  let before = found.kept;
  const versions = over.map(({ id, seq }) => {
    const state = stateAt(seq);
    const changed = countChanged(nodeIn(before ?? nothing), nodeIn(state));
    before = state;
    return { id, seq, state, ...changed };
  });

  const told = new Date(now.getTime() - toldAfter);
  const upTo = Math.max(
    found.updates.findLast(({ at }) => at <= told)?.seq ?? 0,
    over.at(-1)?.seq ?? 0,
    found.mergedSeq,
  );
  const merged = upTo > found.mergedSeq ? { seq: upTo, state: stateAt(upTo) } : undefined;
  stateAt(found.seq);
  const node = nodeInside(doc);
  return {
    merged,
    versions,
    parts: partsOf(node),
    beginning: beginningOf(node),
    mentions: mentionsIn(doc, found.updates),
    next: nextLook(),
  };

  function nextLook(): Date | null {
    if (upTo < found.seq) return new Date(now.getTime() + toldAfter);
    const isOpen = newest !== undefined && !over.includes(newest);
    return isOpen ? new Date(newest.endedAt.getTime() + longSilence) : null;
  }
}

const nothing = Y.encodeStateAsUpdate(new Y.Doc());
