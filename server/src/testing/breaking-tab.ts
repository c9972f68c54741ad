import * as Y from 'yjs';
import type { Db } from '../platform/database/database.ts';
import type { DocumentRef } from '../documents/line/updates.queries.ts';
import { type DocumentTab, openDocumentTab, type OpenDocument } from './document-tab.ts';
import { storedDocument, wordsIn, writeWords } from './document-words.ts';

/** What the database holds of the words that tabs wrote, as a newcomer would read it. */
export const storedWords = async (db: Db, document: DocumentRef): Promise<string> =>
  wordsIn(await storedDocument(db, document));

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
    writeWords(this.#doc, word);
  }

  /** What the server has said that it keeps; the first of all is its answer to what it has, which may be nothing. */
  acknowledged(): string[] {
    return this.#sent.slice(0, Math.max(0, (this.#line?.saved() ?? 0) - 1));
  }

  read = (): string => wordsIn(this.#doc);
  closed = async (): Promise<void> => void (await this.#line?.closed);
  close = async (): Promise<void> => this.#line?.close();
}
