import { lineEnds } from '@cuadrilla/contract/documents/document-line';
import type { ErrorCode } from '@cuadrilla/contract/kernel/errors';
import { AppError } from '../../platform/app-error.ts';
import type { Verdict } from './check.work.ts';
import type { Checking } from './checking.ts';
import { type DocumentLine, send } from './document-line.ts';
import { frames } from './frames.ts';
import type { Store } from './store.ts';

const tryAgain = 1013;

const ends: Partial<Record<ErrorCode, number>> = {
  forbidden: lineEnds.rightChanged,
  not_found: lineEnds.gone,
  too_large: lineEnds.full,
};

/** A line, and what it wrote and is not kept yet. */
export interface Writer {
  line: DocumentLine;
  updates: Uint8Array[];
}

interface Given {
  store: Store;
  checking: Checking;
  onError: (error: unknown) => void;
}

/** Keeps what lines wrote in one document since its last turn, or ends them; never fails. */
export type SaveTurn = (writers: readonly Writer[]) => Promise<void>;

export function turnSaver({ store, checking, onError }: Given): SaveTurn {
  /** Why the line ends, where what it wrote is not kept. */
  async function write(line: DocumentLine, verdict: Verdict): Promise<number | undefined> {
    if (verdict === 'nothing') return undefined;
    if (verdict === 'unsound') return lineEnds.unsound;
    if (!line.mayWrite) return lineEnds.refused;
    try {
      const places = await store.write(line.document, line.user.id, [verdict]);
      places.forEach((place) => line.own.add(place));
      return undefined;
    } catch (error) {
      return endBy(error);
    }
  }

  async function save(writers: readonly Writer[], check = checking.check): Promise<void> {
    const [first] = writers;
    if (!first) return;
    const { document, user } = first.line;
    const written = writers.map(({ updates }) => updates);
    let verdicts: Verdict[];
    try {
      verdicts = await check(document, written, user.id);
    } catch (error) {
      checking.forget(document.documentId);
      if (check !== checking.checkAlone && isTooMuch(error, writers)) return saveEachAlone(writers);
      return leaveAll(writers, error);
    }
    for (const [nth, { line, updates }] of writers.entries()) {
      const end = await write(line, verdicts[nth] ?? 'nothing');
      if (end === undefined) {
        count(line, updates.length);
        continue;
      }
      line.leave(end);
      checking.forget(document.documentId);
      // The others were judged behind what is not there: nobody is told of it, or sent away for it.
      return save(writers.slice(nth + 1), check);
    }
  }

  /** What takes too much together, or beside other documents, may not by itself. */
  async function saveEachAlone(writers: readonly Writer[]): Promise<void> {
    for (const writer of writers) await save([writer], checking.checkAlone);
  }

  /** The browser still has what it wrote: where it may, it comes back with it. */
  function endBy(error: unknown): number {
    if (!(error instanceof AppError)) onError(error);
    return (error instanceof AppError && ends[error.code]) || tryAgain;
  }

  function leaveAll(writers: readonly Writer[], error: unknown): void {
    const end = endBy(error);
    writers.forEach(({ line }) => line.leave(end));
  }

  return (writers) => save(writers).catch((error: unknown) => leaveAll(writers, error));
}

function count(line: DocumentLine, updates: number): void {
  line.saved += updates;
  send(line, frames.saved(line.saved));
}

const isTooMuch = (error: unknown, { length }: readonly Writer[]): boolean =>
  error instanceof AppError && (error.code === 'too_large' || (error.code === 'rate_limited' && length > 1));
