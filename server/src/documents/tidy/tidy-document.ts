import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { and, eq, lte, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { documentStates, documentUpdates } from '../../platform/database/schema/schema.ts';
import { type DocumentRef, holdState, ofState } from '../line/updates.queries.ts';
import type { Reading } from '../content/content.ts';
import { putAside } from '../content/damages.commands.ts';
import { soonAfter } from './due.ts';
import { learnParts, writeParts } from './sections.ts';
import { type Tidied, tidyDocument } from './tidied.ts';
import { claimDue, readUntidied, type Untidied } from './tidy.queries.ts';
import { keepVersions } from './versions.commands.ts';
import type { TidiedHearers } from './tidied-hearers.ts';

interface Tidying extends TidiedHearers {
  db: Db;
  beside: Reading;
}

/**
 * Makes one of a document's updates, keeps what it said at the end of its versions and how it is found, and tells whom
 * it mentions. Answers whose own log has grown by that, or nothing where no document is due. Nobody waits while it is built: the document is held only to write what was made.
 */
export async function tidyNext(
  { db, beside, learnWords, tellMentioned }: Tidying,
  now: Date,
): Promise<number[] | undefined> {
  const document = await claimDue(db, now);
  if (!document) return undefined;
  const found = await readUntidied(db, document);
  if (!found) return [];
  const answer = await beside
    .do(tidyDocument, { found, now }, 'tidying')
    .catch((error: unknown) => leaveAlone(db, document, now, error));
  if ('damaged' in answer) {
    await putAside(db, document, placesOf(found), answer);
    return [];
  }
  const made = answer.said;
  await learnParts(db, learnWords, document, found.title, made.parts);
  return db.transaction(async (tx) => {
    if (!(await keep(tx, document, found, made, now))) return [];
    return tellMentioned(tx, document, made.mentions, now);
  });
}

/** What takes too much today does so again in a while: until somebody writes in it, it is left alone. */
async function leaveAlone(db: Db, document: DocumentRef, now: Date, error: unknown): Promise<never> {
  if (!(error instanceof AppError) || error.code !== 'too_large') throw error;
  await db
    .update(documentStates)
    .set({ dueAt: new Date(now.getTime() + dayLength) })
    .where(ofState(document));
  throw new Error(`document ${document.documentId} takes too much to be tidied`, { cause: error });
}

/** As they are read for whoever reads the document. */
const placesOf = ({ state, mergedSeq, updates }: Untidied): { seq: number; update: Uint8Array }[] => [
  ...(state ? [{ seq: mergedSeq, update: state }] : []),
  ...updates,
];

/** False where there is nothing to keep any more. */
async function keep(
  tx: Tx,
  document: DocumentRef,
  found: Untidied,
  made: Tidied,
  now: Date,
): Promise<boolean> {
  const held = await holdState(tx, document);
  // Another instance has been faster: what was read of it here is no longer so.
  if (held?.mergedSeq !== found.mergedSeq) return false;
  await keepVersions(tx, document, made.versions, now);
  if (made.merged) await merge(tx, document, made.merged);
  await writeParts(tx, document, found.title, made.parts);
  const dueAt = held.seq > found.seq ? soonAfter(now) : made.next;
  await tx.update(documentStates).set({ dueAt, beginning: made.beginning }).where(ofState(document));
  return true;
}

async function merge(
  tx: Tx,
  document: DocumentRef,
  { seq, state }: NonNullable<Tidied['merged']>,
): Promise<void> {
  const { projectId, documentId } = document;
  const own = and(eq(documentUpdates.projectId, projectId), eq(documentUpdates.documentId, documentId));
  await tx.delete(documentUpdates).where(and(own, lte(documentUpdates.seq, seq)));
  const rest = sql`(select coalesce(sum(octet_length(update)), 0) from ${documentUpdates} where ${own})`;
  await tx
    .update(documentStates)
    .set({ state, mergedSeq: seq, size: sql`${state.length}::int + ${rest}` })
    .where(ofState(document));
}
