import type { Beside } from '../../platform/beside/beside.ts';
import type { Db } from '../../platform/database/database.ts';
import { putAside } from '../content/damages.commands.ts';
import { checkWriting, type Verdict } from './check.work.ts';
import { type DocumentRef, readUpdates, type UpdateBatch, upTo } from './updates.queries.ts';

/** What came on each of a document's lines. */
type Written = readonly (readonly Uint8Array[])[];

type Check = (document: DocumentRef, written: Written, of: number) => Promise<Verdict[]>;

export interface Checking {
  /** What is to become of it: it was built, and is what our schema knows. In the turn of one of who wrote it. */
  check: Check;
  /** The same where others' documents take no room: for what was too much beside them. */
  checkAlone: Check;
  /** What was found sound has not been kept after all. */
  forget(documentId: number): void;
}

/** What is larger is tried in the general threads, so that nobody else's words wait for it. */
const small = 64 * 1024;
/** So is a document as large as this, until it was seen to be built within so many milliseconds. */
const large = 256 * 1024;
const quick = 3_000;
const tries = 5;

const sizeOf = (written: Written): number => written.flat().reduce((sum, { length }) => sum + length, 0);

interface Given {
  db: Db;
  beside: Pick<Beside, 'do'>;
  /** A thread of its own keeps the documents built in which somebody writes, and is told what others write in them. */
  lane: Pick<Beside, 'do'>;
}

export function startChecking({ db, beside, lane }: Given): Checking {
  /** How far the thread has each document, as far as this instance knows. */
  const built = new Map<number, number>();
  /** Large ones that were built quickly when they last were. */
  const quickOnes = new Set<number>();

  const isForLane = ({ documentId }: DocumentRef, batch: UpdateBatch | undefined): boolean =>
    built.has(documentId) || (batch?.size ?? 0) < large || quickOnes.has(documentId);

  /** Nothing where what was read of the document is not what the thread goes on from. */
  async function ask(document: DocumentRef, written: Written, of: number, isForAll: boolean) {
    const { documentId } = document;
    const since = isForAll ? (built.get(documentId) ?? -1) : -1;
    const batch = (await readUpdates(db, [{ ...document, since }])).get(documentId);
    const keeps = isForAll && isForLane(document, batch);
    const { seq = 0, size = 0 } = batch ?? {};
    const asked = { documentId, since, seq, size, updates: upTo(batch), written, keeps };
    const answer = await (keeps ? lane : beside).do(checkWriting, asked, of);
    if ('damaged' in answer) await putAside(db, document, batch?.updates ?? [], answer);
    if (!('verdicts' in answer)) return forget(documentId);
    if (keeps) noteBuilt(documentId, seq, answer.verdicts);
    if (answer.took !== undefined) noteTook(documentId, answer.took);
    return answer.verdicts;
  }

  /** After something that is not sound the thread has it no more. */
  function noteBuilt(documentId: number, seq: number, verdicts: readonly Verdict[]): void {
    if (verdicts.includes('unsound')) forget(documentId);
    else built.set(documentId, seq);
  }

  function noteTook(documentId: number, took: number): void {
    if (took < quick) quickOnes.add(documentId);
    else quickOnes.delete(documentId);
  }

  function forget(documentId: number): undefined {
    built.delete(documentId);
  }

  async function check(document: DocumentRef, written: Written, of: number, isForAll: boolean) {
    for (let nth = 0; nth < tries; nth += 1) {
      const verdicts = await ask(document, written, of, isForAll);
      if (verdicts) return verdicts;
    }
    throw new Error(`document ${document.documentId} cannot be built`);
  }

  return {
    check: (document, written, of) => check(document, written, of, sizeOf(written) < small),
    checkAlone(document, written, of) {
      quickOnes.delete(document.documentId);
      return check(document, written, of, false);
    },
    forget,
  };
}
