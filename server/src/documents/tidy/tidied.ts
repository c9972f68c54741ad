import { nodeInside } from '@cuadrilla/contract/documents/document/yjs';
import { schema } from '@cuadrilla/contract/documents/document/schema';
import * as Y from 'yjs';
import { besideWork } from '../../platform/beside/work.ts';
import { type Content, type Damage, grow, isWhole, orDamage, readBuilt } from '../content/build.ts';
import { type Mention, mentionsIn } from './mentions-in.ts';
import { type Part, partsOf } from './parts.ts';
import type { Untidied } from './tidy.queries.ts';
import { countChanged } from './word-counts.ts';

/** So long a silence ends a version. */
export const longSilence = 10 * 60 * 1_000;

/** By then everybody who has the document open was told: nobody is sent all of it for what was merged meanwhile. */
const toldAfter = 60 * 1_000;

/** In ProseMirror's positions: more than fits on a large screen. */
const beginningLength = 8_000;

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

/** Without a database: a document is built once, and looked at on the way; or what of it cannot be built. */
export const tidyDocument = besideWork(
  'tidy a document',
  ({ found, now }: { found: Untidied; now: Date }): { said: Tidied } | Damage =>
    orDamage(allOf(found), () => tidied(found, now)),
);

/** All that was written, in its order. */
const allOf = ({ state, updates }: Untidied): Uint8Array[] => [
  ...(state ? [state] : []),
  ...updates.map(({ update }) => update),
];

function tidied(found: Untidied, now: Date): Tidied {
  const doc = new Y.Doc();
  add(found.state ? [found.state] : []);
  let applied = 0;
  /** Later each time. */
  function stateAt(seq: number): Uint8Array {
    add(found.updates.filter((each) => each.seq > applied && each.seq <= seq).map(({ update }) => update));
    applied = Math.max(applied, seq);
    return Y.encodeStateAsUpdate(doc);
  }
  function add(updates: readonly Uint8Array[]): void {
    if (!grow(doc, updates)) throw cannotBeBuilt();
  }

  const newest = found.versions.at(-1);
  const silentSince = new Date(now.getTime() - longSilence);
  const over = found.versions.filter((each) => each !== newest || each.endedAt <= silentSince);
  let before = found.kept;
  const versions = over.map(({ id, seq }) => {
    const state = stateAt(seq);
    const changed = countChanged(versionNode(before), versionNode(state));
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
  if (!isWhole(doc)) throw cannotBeBuilt();
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

const cannotBeBuilt = (): Error => new Error('what was kept of a document cannot be built');

/** Of a version that was kept and cannot be read any more, as of none, all words count as new. */
function versionNode(state: Uint8Array | undefined): Content {
  const read = readBuilt(state ? [state] : [], nodeInside);
  return 'said' in read ? read.said : schema.node('doc', null, [schema.nodes.paragraph.create()]);
}

/** What a long document begins with, as JSON. A short one is there as soon. */
const beginningOf = (node: Content): string | null =>
  node.content.size > 2 * beginningLength ? JSON.stringify(node.cut(0, beginningLength)) : null;
