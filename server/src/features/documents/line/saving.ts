import { lineEnds } from '@cuadrilla/contract/document-line';
import * as Y from 'yjs';
import { AppError } from '../../../app-error.ts';
import { type DocumentLine, send } from './document-line.ts';
import { frames } from './frames.ts';
import type { Store } from './store.ts';

/** What comes close together is written together. */
const gatherFor = 200;
const tryAgain = 1013;

export interface Saving {
  /** Keeps what the line wrote, soon; it is told when it is. */
  keep(line: DocumentLine, update: Uint8Array): void;
  /** So many of its updates need nothing (more) done. */
  count(line: DocumentLine, updates: number): void;
  /** Ends when all that was handed over is kept, or refused. */
  finish(): Promise<void>;
}

function count(line: DocumentLine, updates: number): void {
  line.saved += updates;
  send(line, frames.saved(line.saved));
}

export function startSaving(store: Store, onError: (error: unknown) => void): Saving {
  const waiting = new Set<DocumentLine>();
  let timer: NodeJS.Timeout | undefined;
  /** By document, until it is done: one that has to wait keeps no other waiting. */
  const running = new Map<number, Promise<void>>();

  async function save(line: DocumentLine): Promise<void> {
    const updates = line.unsaved;
    line.unsaved = [];
    if (updates.length === 0) return;
    try {
      const places = await store.write(line.document, line.user.id, [Y.mergeUpdates(updates)]);
      places.forEach((place) => line.own.add(place));
      count(line, updates.length);
    } catch (error) {
      line.leave(endBy(error));
      if (!(error instanceof AppError)) onError(error);
    }
  }

  /** Those of one document take turns: at its row they would wait for each other anyway, each on a connection. */
  async function saveInTurn(lines: readonly DocumentLine[]): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    for (const line of lines) await save(line);
  }

  async function saveAfterLast(documentId: number, lines: readonly DocumentLine[]): Promise<void> {
    const saved = (running.get(documentId) ?? Promise.resolve()).then(() => saveInTurn(lines));
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
    count,
    keep(line, update) {
      line.unsaved.push(update);
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

/** The browser still has what it wrote: where it may, it comes back with it. */
function endBy(error: unknown): number {
  if (!(error instanceof AppError) || error.code === 'unavailable') return tryAgain;
  if (error.code === 'too_large') return lineEnds.full;
  return error.code === 'forbidden' ? lineEnds.rightChanged : lineEnds.gone;
}
