import { largestDocument } from '@cuadrilla/contract/documents/document-line';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { documentStates, documentUpdates, documentVersions } from '../../platform/database/schema/schema.ts';
import { tidySoon } from '../tidy/due.ts';
import { longSilence } from '../tidy/tidied.ts';
import { type DocumentRef, holdState } from './updates.queries.ts';

interface Written extends DocumentRef {
  userId: number;
  updates: readonly Uint8Array[];
  now: Date;
}

/** Puts what one person wrote behind all else; answers the places that it took. */
export async function appendUpdates(tx: Tx, written: Written): Promise<number[]> {
  const { projectId, documentId, userId, updates, now } = written;
  const state = await holdState(tx, written);
  if (!state) throw notFound(messages.documentNotFound);
  const size = state.size + updates.reduce((sum, { length }) => sum + length, 0);
  if (size > largestDocument) throw new AppError('too_large', messages.documentFull);
  const rows = updates.map((update, index) => ({
    projectId,
    documentId,
    seq: state.seq + 1 + index,
    update,
    userId,
    at: now,
  }));
  await tx.insert(documentUpdates).values(rows);
  const seq = state.seq + rows.length;
  await tx
    .update(documentStates)
    .set({ seq, size, dueAt: tidySoon(now) })
    .where(and(eq(documentStates.projectId, projectId), eq(documentStates.documentId, documentId)));
  await continueVersion(tx, written, seq);
  return rows.map((row) => row.seq);
}

/** The version that is under way, or a new one after a long silence. */
async function continueVersion(
  tx: Tx,
  { projectId, documentId, userId, now }: Written,
  seq: number,
): Promise<void> {
  const { rowCount } = await tx
    .update(documentVersions)
    .set({
      seq,
      endedAt: now,
      authors: sql`case when ${userId} = any(${documentVersions.authors}) then ${documentVersions.authors}
        else ${documentVersions.authors} || ${userId}::int end`,
    })
    .where(
      and(
        eq(documentVersions.projectId, projectId),
        eq(documentVersions.documentId, documentId),
        isNull(documentVersions.state),
        gt(documentVersions.endedAt, new Date(now.getTime() - longSilence)),
      ),
    );
  if (rowCount) return;
  await tx
    .insert(documentVersions)
    .values({ projectId, documentId, seq, startedAt: now, endedAt: now, authors: [userId] });
}
