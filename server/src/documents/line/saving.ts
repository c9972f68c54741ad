import { largestDocument, lineEnds } from '@cuadrilla/contract/documents/document-line';
import type { ErrorCode } from '@cuadrilla/contract/kernel/errors';
import { AppError } from '../../platform/app-error.ts';
import type { Verdict } from './check.work.ts';
import type { Checking } from './checking.ts';
import { type DocumentLine, send } from './document-line.ts';
import { type ClientFrame, frames } from './frames.ts';
import type { Store } from './store.ts';

/** What comes close together is written together. */
const gatherFor = 200;
const tryAgain = 1013;

/** A line, and what it wrote and is not kept yet. */
interface Writer {
  line: DocumentLine;
  updates: Uint8Array[];
}

type Wrote = Pick<Extract<ClientFrame, { kind: 'update' }>, 'update' | 'isAnswer'>;

export interface Saving {
  /** Keeps what the line wrote, soon; it is told when it is. */
  keep(line: DocumentLine, wrote: Wrote): void;
  /** Ends when all that was handed over is kept, or refused. */
  finish(): Promise<void>;
}

function count(line: DocumentLine, updates: number): void {
  line.saved += updates;
  send(line, frames.saved(line.saved));
}

export function startSaving(
  { store, checking }: { store: Store; checking: Checking },
  onError: (error: unknown) => void,
): Saving {
  const waiting = new Set<DocumentLine>();
  let timer: NodeJS.Timeout | undefined;
  /** By document, until it is done: one that has to wait keeps no other waiting. */
  const running = new Map<number, Promise<void>>();

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

  /** Those of one document take turns: at its row they would wait for each other anyway, each on a connection. */
  async function saveInTurn(writers: readonly Writer[], check = checking.check): Promise<void> {
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
      return leaveAll(
        writers.map(({ line }) => line),
        error,
      );
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
      return saveInTurn(writers.slice(nth + 1), check);
    }
  }

  /** What takes too much together, or beside other documents, may not by itself. */
  async function saveEachAlone(writers: readonly Writer[]): Promise<void> {
    for (const writer of writers) await saveInTurn([writer], checking.checkAlone);
  }

  /** The browser still has what it wrote: where it may, it comes back with it. */
  function endBy(error: unknown): number {
    if (!(error instanceof AppError)) onError(error);
    return (error instanceof AppError && ends[error.code]) || tryAgain;
  }

  function leaveAll(lines: readonly DocumentLine[], error: unknown): void {
    const end = endBy(error);
    lines.forEach((line) => line.leave(end));
  }

  async function saveAfterLast(documentId: number, lines: readonly DocumentLine[]): Promise<void> {
    const last = running.get(documentId) ?? Promise.resolve();
    const saved = last
      .then(() => saveInTurn(takeUnsaved(lines)))
      .catch((error: unknown) => leaveAll(lines, error));
    running.set(documentId, saved);
    await saved;
    if (running.get(documentId) === saved) running.delete(documentId);
  }

  function flush(): void {
    timer = undefined;
    const byDocument = new Map<number, DocumentLine[]>();
    for (const line of waiting) {
      const { documentId } = line.document;
      byDocument.set(documentId, [...(byDocument.get(documentId) ?? []), line]);
    }
    waiting.clear();
    byDocument.forEach((lines, documentId) => void saveAfterLast(documentId, lines));
  }

  return {
    keep(line, { update, isAnswer }) {
      line.unsavedSize += update.length;
      if (line.unsavedSize > largestDocument) {
        forgetUnsaved(line);
        return line.leave(lineEnds.full);
      }
      if (isAnswer) line.unsaved.unshift(update);
      else line.unsaved.push(update);
      line.answered ||= isAnswer;
      if (!line.answered) return;
      waiting.add(line);
      timer ??= setTimeout(flush, gatherFor);
    },
    async finish() {
      clearTimeout(timer);
      flush();
      await Promise.all(running.values());
    },
  };
}

function forgetUnsaved(line: DocumentLine): Uint8Array[] {
  line.unsavedSize = 0;
  return line.unsaved.splice(0);
}

const takeUnsaved = (lines: readonly DocumentLine[]): Writer[] =>
  lines.filter(({ unsaved }) => unsaved.length > 0).map((line) => ({ line, updates: forgetUnsaved(line) }));

const ends: Partial<Record<ErrorCode, number>> = {
  forbidden: lineEnds.rightChanged,
  not_found: lineEnds.gone,
  too_large: lineEnds.full,
};

const isTooMuch = (error: unknown, { length }: readonly Writer[]): boolean =>
  error instanceof AppError && (error.code === 'too_large' || (error.code === 'rate_limited' && length > 1));
