import { IndexeddbPersistence } from 'y-indexeddb';
import type { Doc } from 'yjs';
import { draftBox } from '../../lib/drafts.ts';
import { keptName } from '../../lib/kept-documents.ts';

export interface KeptDocument {
  /** Whence what was kept comes into the document. */
  origin: unknown;
  isRead: Promise<unknown>;
  note: (isUnsent: boolean) => void;
  /** The browser keeps only what the server does not have. */
  close: (isSaved: boolean) => void;
}

/** A document as this browser keeps it: what could not be sent is there the next time that it is opened. */
export function keepDocument(owner: number, documentId: number, doc: Doc): KeptDocument {
  const kept = new IndexeddbPersistence(keptName(owner, documentId), doc);
  /** Like any draft, so that whoever signs out is asked: something in it is nowhere else. */
  const unsent = draftBox<true>(owner, `document:${documentId}`);
  unsent.take();
  const letGo = unsent.hold();
  const note = (isUnsent: boolean): void => (isUnsent ? unsent.keep(true) : unsent.forget());
  return {
    origin: kept,
    isRead: kept.whenSynced,
    note,
    close(isSaved) {
      letGo();
      if (!isSaved) return;
      note(false);
      void kept.clearData();
    },
  };
}
