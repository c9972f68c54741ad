import * as Y from 'yjs';
import type { Db } from '../database/database.ts';
import { type DocumentRef, readWhole } from '../features/documents/line/updates.queries.ts';
import { type DocumentTab, openDocumentTab, type OpenDocument } from './document-tab.ts';

/** What the database holds of the words that tabs wrote, as a newcomer would read it. */
export async function storedWords(db: Db, document: DocumentRef): Promise<string> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, (await readWhole(db, document)).update);
  return doc.getText('words').toJSON();
}

/** A tab whose line may break: it comes back with all it has, as the browser's own does. */
export class BreakingTab {
  readonly #doc = new Y.Doc();
  readonly #token: string;
  readonly #document: OpenDocument;
  #line: DocumentTab | undefined;
  /** What it wrote on the line that it has now. */
  #sent: string[] = [];

  constructor(token: string, document: OpenDocument) {
    this.#token = token;
    this.#document = document;
  }

  async open(address: string): Promise<void> {
    this.#sent = [];
    this.#line = await openDocumentTab(address, this.#document, this.#token, this.#doc);
  }

  write(word: string): void {
    this.#sent.push(word);
    const text = this.#doc.getText('words');
    text.insert(text.length, word);
  }

  /** What the server has said that it keeps; the first of all is its answer to what it has, which may be nothing. */
  acknowledged(): string[] {
    return this.#sent.slice(0, Math.max(0, (this.#line?.saved() ?? 0) - 1));
  }

  read = (): string => this.#doc.getText('words').toJSON();
  closed = async (): Promise<void> => void (await this.#line?.closed);
  close = async (): Promise<void> => this.#line?.close();
}
