import { largestDocument, lineEnds } from '@cuadrilla/contract/documents/document-line';
import type { DocumentLine } from './document-line.ts';
import type { ClientFrame } from './frames.ts';
import type { SaveTurn, Writer } from './save-turn.ts';

/** What comes close together is written together. */
const gatherFor = 200;

type Wrote = Pick<Extract<ClientFrame, { kind: 'update' }>, 'update' | 'isAnswer'>;

export interface Saving {
  /** Keeps what the line wrote, soon; it is told when it is. */
  keep(line: DocumentLine, wrote: Wrote): void;
  /** Ends when all that was handed over is kept, or refused. */
  finish(): Promise<void>;
}

/** The lines of one document take turns: at its row they would wait for each other anyway, each on a connection. */
export function startSaving(saveTurn: SaveTurn): Saving {
  const waiting = new Set<DocumentLine>();
  let timer: NodeJS.Timeout | undefined;
  /** By document, until it is done: one that has to wait keeps no other waiting. */
  const running = new Map<number, Promise<void>>();

  async function saveAfterLast(documentId: number, lines: readonly DocumentLine[]): Promise<void> {
    const last = running.get(documentId) ?? Promise.resolve();
    const saved = last.then(() => saveTurn(takeUnsaved(lines)));
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
