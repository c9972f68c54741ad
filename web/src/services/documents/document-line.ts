import { Awareness } from 'y-protocols/awareness';
import { applyUpdate, Doc } from 'yjs';
import { createStore, type Store } from '../../lib/store.ts';
import { connectDocument, fromServer, type LineStatus } from './document-socket.ts';
import { askForText, type FirstText } from './document-text.ts';
import { keepDocument } from './keep-document.ts';
import { updateFrame } from './line-frames.ts';
import { createSavedCount } from './saved-count.ts';

export interface DocumentLine {
  doc: Doc;
  awareness: Awareness;
  status: Store<LineStatus>;
  text: FirstText;
  close: () => void;
}

interface Options {
  projectId: number;
  documentId: number;
  /** Whose: what could not be sent is kept apart for each person. */
  userId: number;
}

/**
 * A document, written in together: what others write comes by itself, and what is written here goes out, at once or
 * when there is a line again. Until then this browser keeps it, also for when the page is left.
 */
export function openDocument(options: Options): DocumentLine {
  const doc = new Doc();
  const awareness = new Awareness(doc);
  const kept = keepDocument(options.userId, options.documentId, doc);
  const text = askForText(options);
  const status = createStore<LineStatus>({
    state: 'connecting',
    here: false,
    saving: false,
    mayWrite: false,
  });
  const saved = createSavedCount(() => tell({ saving: false }));
  let closed = false;

  /** Said again, it is no news: with every key something is saved. */
  function tell(news: Partial<LineStatus>): void {
    const last = status.get();
    const next = { ...last, ...news };
    if (next.saving !== last.saving) kept.note(next.saving);
    if (JSON.stringify(next) !== JSON.stringify(last)) status.set(next);
  }

  /** What was written here without a line is in the document before anything is asked for, or can be written. */
  const begin = async (): Promise<void> => {
    const [update] = await Promise.all([text.whole, kept.isRead]);
    if (closed || !update) return;
    applyUpdate(doc, update, text);
    tell({ here: true });
  };
  const begun = begin();
  const onceBegun = (act: () => void): void => void begun.then(() => closed || act());
  const line = connectDocument(options, { doc, awareness, status, saved, tell, onceBegun });

  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === fromServer || origin === kept.origin || origin === text) return;
    line.sendUpdate(updateFrame(update));
  });

  return {
    doc,
    awareness,
    status,
    text,
    close() {
      closed = true;
      text.giveUp();
      const { state, saving } = status.get();
      // What nobody can build would be refused again and again.
      const isSaved = state === 'unsound' || saved.isSaved(saving);
      kept.close(isSaved && state !== 'full' && state !== 'refused');
      saved.stop();
      awareness.destroy();
      line.close();
      doc.destroy();
    },
  };
}
