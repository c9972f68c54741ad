import * as Y from 'yjs';
import { besideWork } from '../../platform/beside/work.ts';
import { build, type Damage, readBuilt } from '../content/build.ts';
import { isKnownChange } from './known-content.ts';

interface Asked {
  documentId: number;
  /** What was written in it after `since`, up to `seq`. */
  since: number;
  seq: number;
  updates: readonly Uint8Array[];
  /** What came on each of its lines. */
  written: readonly (readonly Uint8Array[])[];
}

/** What came on a line as it is kept, or that it says nothing new, or that it is none of ours. */
export type Verdict = Uint8Array | 'nothing' | 'unsound';

type Answer = { verdicts: Verdict[] } | { lacks: 'all' } | Damage;

interface Built {
  doc: Y.Doc;
  seq: number;
}

/** Documents in which somebody writes, as far as this thread has built them: the last one written in is the last. */
const built = new Map<number, Built>();
const mostBuilt = 40;

export const checkWriting = besideWork('check what is written', (asked: Asked): Answer => {
  const found = asked.since < 0 ? buildAnew(asked) : goOn(asked);
  if (!found) return { lacks: 'all' };
  if ('damaged' in found) return found;
  built.delete(asked.documentId);
  built.set(asked.documentId, found);
  const [oldest] = built.keys();
  if (built.size > mostBuilt && oldest !== undefined) built.delete(oldest);
  return { verdicts: judge(asked, found.doc) };
});

function buildAnew({ updates, seq }: Asked): Built | Damage {
  const read = readBuilt(updates, (doc) => ({ doc, seq }));
  return 'damaged' in read ? read : read.said;
}

/** Nothing where this thread has not built it, or not so far. */
function goOn({ documentId, since, seq, updates }: Asked): Built | undefined {
  const known = built.get(documentId);
  if (!known || known.seq < since || !build(known.doc, updates)) return undefined;
  return { doc: known.doc, seq };
}

/** After one that is not sound the document is as spoilt as it would have been: the others count for nothing. */
function judge({ documentId, written }: Asked, doc: Y.Doc): Verdict[] {
  const verdicts: Verdict[] = [];
  for (const updates of written) {
    const isSpoilt = verdicts.includes('unsound');
    verdicts.push(isSpoilt ? 'nothing' : judgeLine(doc, updates));
  }
  if (verdicts.includes('unsound')) built.delete(documentId);
  return verdicts;
}

/** As Yjs tells it once it has built it: not a byte is kept that was only sent. */
function judgeLine(doc: Y.Doc, updates: readonly Uint8Array[]): Verdict {
  /** Mostly one; where Yjs tidies formats up after a change, that is another. */
  const told: Uint8Array[] = [];
  let isKnown = true;
  const tell = (update: Uint8Array): void => void told.push(update);
  const look = (transaction: Y.Transaction): void => void (isKnown &&= isKnownChange(doc, transaction));
  doc.on('update', tell);
  doc.on('afterTransaction', look);
  try {
    if (!build(doc, updates) || !isKnown) return 'unsound';
    return told.length > 0 ? Y.mergeUpdates(told) : 'nothing';
  } catch {
    return 'unsound';
  } finally {
    doc.off('update', tell);
    doc.off('afterTransaction', look);
  }
}
