import { largestDocument } from '@cuadrilla/contract/documents/document-line';
import * as Y from 'yjs';
import { besideWork } from '../../platform/beside/work.ts';
import { build, type Damage, readBuilt } from '../content/build.ts';
import { isKnownChange } from './known-content.ts';

interface CheckInput {
  documentId: number;
  /** What was written in it after `since`, up to `seq`. */
  since: number;
  seq: number;
  updates: readonly Uint8Array[];
  /** What all of the document weighs. */
  size: number;
  /** What came on each of its lines. */
  written: readonly (readonly Uint8Array[])[];
  /** Whether this thread is to go on from what it builds. */
  keeps: boolean;
}

/** What came on a line as it is kept, or that it says nothing new, or that it is none of ours. */
export type Verdict = Uint8Array | 'nothing' | 'unsound';

/** With how long it took to build it, where it had to be: in milliseconds. */
type Answer = { verdicts: Verdict[]; took?: number } | { lacks: 'all' } | Damage;

interface Built {
  doc: Y.Doc;
  seq: number;
  size: number;
}

/** Documents in which somebody writes, as far as this thread has built them: the last one written in is the last. */
const built = new Map<number, Built>();
/** Of what they are built from; in memory it is up to 25 times that. More, and one would be refused for what others wrote. */
const mostBuilt = 2 * largestDocument;
/** What an empty one counts. */
const least = 16 * 1024;

export const checkWriting = besideWork('check what is written', (asked: CheckInput): Answer => {
  const isAnew = asked.since < 0;
  const begun = performance.now();
  const found = isAnew ? buildAnew(asked) : goOn(asked);
  if (!found) return { lacks: 'all' };
  if ('damaged' in found) return found;
  const took = performance.now() - begun;
  if (asked.keeps) keep(asked.documentId, found);
  const verdicts = judge(asked, found.doc);
  return isAnew ? { verdicts, took } : { verdicts };
});

function buildAnew({ updates, seq, size }: CheckInput): Built | Damage {
  const read = readBuilt(updates, (doc) => ({ doc, seq, size }));
  return 'damaged' in read ? read : read.said;
}

/** Nothing where this thread has not built it, or not so far. */
function goOn({ documentId, since, seq, size, updates }: CheckInput): Built | undefined {
  const known = built.get(documentId);
  if (!known || known.seq < since || !build(known.doc, updates)) return undefined;
  return { doc: known.doc, seq, size };
}

const weightOf = ({ size }: Built): number => Math.max(size, least);

/** Those that nobody has written in for longest make room for it. */
function keep(documentId: number, kept: Built): void {
  built.delete(documentId);
  built.set(documentId, kept);
  let weight = [...built.values()].reduce((sum, each) => sum + weightOf(each), 0);
  for (const [id, each] of built) {
    if (weight <= mostBuilt || id === documentId) return;
    built.delete(id);
    weight -= weightOf(each);
  }
}

/** After one that is not sound the document is as spoilt as it would have been: the others count for nothing. */
function judge({ documentId, written, keeps }: CheckInput, doc: Y.Doc): Verdict[] {
  const verdicts: Verdict[] = [];
  for (const updates of written) {
    const isSpoilt = verdicts.includes('unsound');
    verdicts.push(isSpoilt ? 'nothing' : judgeLine(doc, updates));
  }
  if (keeps && verdicts.includes('unsound')) built.delete(documentId);
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
