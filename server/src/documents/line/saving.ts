import { lineEnds } from '@cuadrilla/contract/documents/document-line';
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

  async function keep(line: DocumentLine, verdict: Verdict, updates: number): Promise<void> {
    if (verdict === 'unsound') return line.leave(lineEnds.unsound);
    if (verdict === 'nothing') return count(line, updates);
    if (!line.mayWrite) return line.leave(lineEnds.refused);
    const places = await store.write(line.document, line.user.id, [verdict]);
    places.forEach((place) => line.own.add(place));
    count(line, updates);
  }

  /** What takes too long to be built is kept as little as what cannot be. */
  async function check(writers: readonly Writer[]): Promise<Verdict[]> {
    const [{ line } = {}] = writers;
    if (!line) return [];
    const written = writers.map(({ updates }) => updates);
    return checking.check(line.document, written, line.user.id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'too_large')
        return written.map(() => 'unsound' as const);
      throw error;
    });
  }

  /** Those of one document take turns: at its row they would wait for each other anyway, each on a connection. */
  async function saveInTurn(writers: readonly Writer[]): Promise<void> {
    const verdicts = await check(writers);
    // Each by itself where one was not sound: nobody is sent away for what came beside theirs.
    const isFine = writers.length === 1 || verdicts.every((verdict) => verdict !== 'unsound');
    for (const [nth, writer] of writers.entries()) {
      const { line, updates } = writer;
      const verdict = verdicts[nth] ?? 'nothing';
      // oxlint-disable no-await-in-loop -- one after the other is the point
      try {
        if (isFine) await keep(line, verdict, updates.length);
        else await saveInTurn([writer]);
      } catch (error) {
        checking.forget(line.document.documentId);
        line.leave(endBy(error));
        if (!(error instanceof AppError)) onError(error);
      }
      // oxlint-enable no-await-in-loop
    }
  }

  async function saveAfterLast(documentId: number, lines: readonly DocumentLine[]): Promise<void> {
    const saved = (running.get(documentId) ?? Promise.resolve()).then(() => saveInTurn(takeUnsaved(lines)));
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

const takeUnsaved = (lines: readonly DocumentLine[]): Writer[] =>
  lines
    .filter(({ unsaved }) => unsaved.length > 0)
    .map((line) => ({ line, updates: line.unsaved.splice(0) }));

/** The browser still has what it wrote: where it may, it comes back with it. */
function endBy(error: unknown): number {
  if (!(error instanceof AppError) || error.code === 'unavailable') return tryAgain;
  if (error.code === 'too_large') return lineEnds.full;
  return error.code === 'forbidden' ? lineEnds.rightChanged : lineEnds.gone;
}
