import type { Context } from '../../platform/context.ts';
import { type DocumentRef, readSeq } from '../line/updates.queries.ts';
import { readBeside } from './content.ts';
import { drawDocument } from './content.work.ts';

type Shared = DocumentRef & { title: string };

/**
 * Draws documents for whoever has their links, of whom nobody knows anything: together they have one turn, so that they keep
 * nobody else from the threads, and those who ask for the same at a time are given the same.
 */
export function drawShared({
  db,
  beside,
}: Pick<Context, 'db' | 'beside'>): (shared: Shared) => Promise<string> {
  const underWay = new Map<string, Promise<string>>();
  return async ({ title, ...document }) => {
    const said = [document.projectId, document.documentId, await readSeq(db, document), title].join(' ');
    const known = underWay.get(said);
    if (known) return known;
    const within = { db, beside, of: 'shared documents' };
    const drawn = readBeside(within, document, drawDocument, { title }).finally(() => underWay.delete(said));
    underWay.set(said, drawn);
    return drawn;
  };
}
