import type { Lane } from '../../platform/beside/lane.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Beside } from '../../platform/beside/beside.ts';
import { putAside } from '../content/damages.commands.ts';
import { checkWriting, type Verdict } from './check.work.ts';
import { type DocumentRef, readUpdates, upTo } from './updates.queries.ts';

export interface Checking {
  /** What is to become of what came on each of a document's lines: it was built, and is what our schema knows. */
  check(document: DocumentRef, written: readonly (readonly Uint8Array[])[], of: number): Promise<Verdict[]>;
  /** What was found sound has not been kept after all. */
  forget(documentId: number): void;
}

/** Larger ones wait in their person's turn, so that nobody else's words wait for them. */
const small = 64 * 1024;
const tries = 5;

const sizeOf = (written: readonly (readonly Uint8Array[])[]): number =>
  written.flat().reduce((sum, { length }) => sum + length, 0);

interface Given {
  db: Db;
  beside: Pick<Beside, 'do'>;
  /** A thread of its own keeps the documents built in which somebody writes, and is told what others write in them. */
  lane: Lane;
}

export function startChecking({ db, beside, lane }: Given): Checking {
  /** How far the thread has each document, as far as this instance knows. */
  const built = new Map<number, number>();

  async function ask(
    document: DocumentRef,
    written: readonly (readonly Uint8Array[])[],
    of: number,
  ): Promise<Verdict[] | undefined> {
    const { documentId } = document;
    const isSmall = sizeOf(written) < small;
    const since = isSmall ? (built.get(documentId) ?? -1) : -1;
    const batch = (await readUpdates(db, [{ ...document, since }])).get(documentId);
    const seq = batch?.seq ?? 0;
    const asked = { documentId, since, seq, updates: upTo(batch), written };
    const answer = isSmall ? await lane.do(checkWriting, asked) : await beside.do(checkWriting, asked, of);
    if ('damaged' in answer) await putAside(db, document, batch?.updates ?? [], answer);
    if (!('verdicts' in answer)) {
      built.delete(documentId);
      return undefined;
    }
    if (isSmall && !answer.verdicts.includes('unsound')) built.set(documentId, seq);
    else built.delete(documentId);
    return answer.verdicts;
  }

  return {
    async check(document, written, of) {
      for (let nth = 0; nth < tries; nth += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        const verdicts = await ask(document, written, of);
        if (verdicts) return verdicts;
      }
      throw new Error(`document ${document.documentId} cannot be built`);
    },
    forget: (documentId) => void built.delete(documentId),
  };
}
