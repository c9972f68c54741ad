import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  documentRemarks,
  documentThreads,
  notifications,
  users,
} from '../../platform/database/schema/schema.ts';
import type { DocumentRef } from '../line/updates.queries.ts';

export type ThreadRow = Awaited<ReturnType<typeof selectThreads>>[number];
export type RemarkRow = Awaited<ReturnType<typeof selectRemarks>>[number];

const settlers = alias(users, 'settlers');
const nameOf = (person: typeof users | typeof settlers) =>
  sql<string>`${person.firstName} || ' ' || ${person.lastName}`;

const selectThreads = (db: DbOrTx, { projectId, documentId }: DocumentRef, threadId?: number) =>
  db
    .select({
      id: documentThreads.id,
      from: documentThreads.anchorFrom,
      to: documentThreads.anchorTo,
      quote: documentThreads.quote,
      authorId: documentThreads.createdBy,
      author: nameOf(users),
      settledAt: documentThreads.settledAt,
      settledBy: documentThreads.settledBy,
      settler: nameOf(settlers),
    })
    .from(documentThreads)
    .innerJoin(users, eq(users.id, documentThreads.createdBy))
    .leftJoin(settlers, eq(settlers.id, documentThreads.settledBy))
    .where(
      and(
        eq(documentThreads.projectId, projectId),
        eq(documentThreads.documentId, documentId),
        threadId === undefined ? undefined : eq(documentThreads.id, threadId),
      ),
    )
    .orderBy(asc(documentThreads.id));

const selectRemarks = (db: DbOrTx, { projectId, documentId }: DocumentRef, threadId?: number) =>
  db
    .select({
      id: documentRemarks.id,
      threadId: documentRemarks.threadId,
      authorId: documentRemarks.authorId,
      author: nameOf(users),
      content: documentRemarks.content,
      createdAt: documentRemarks.createdAt,
      updatedAt: documentRemarks.updatedAt,
    })
    .from(documentRemarks)
    .innerJoin(users, eq(users.id, documentRemarks.authorId))
    .where(
      and(
        eq(documentRemarks.projectId, projectId),
        eq(documentRemarks.documentId, documentId),
        threadId === undefined ? undefined : eq(documentRemarks.threadId, threadId),
      ),
    )
    .orderBy(asc(documentRemarks.id));

/** With all that was said; of one thread, or of all. */
export async function listThreads(db: DbOrTx, document: DocumentRef, threadId?: number) {
  const threads = await selectThreads(db, document, threadId);
  const remarks = await selectRemarks(db, document, threadId);
  return threads.map((thread) => ({
    ...thread,
    remarks: remarks.filter((remark) => remark.threadId === thread.id),
  }));
}

interface Remark extends Record<string, unknown> {
  id: number;
  content: string;
  authors: number[];
  told: number[];
}

/** What was said, by its id, with whoever had said something in the thread before, and whoever was told of it. */
export async function readRemarks(
  db: DbOrTx,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, Remark>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Remark>(sql`
    select said.id, said.content, array(select distinct earlier.author_id from ${documentRemarks} earlier
      where earlier.project_id = said.project_id and earlier.document_id = said.document_id
      and earlier.thread_id = said.thread_id and earlier.id < said.id) as authors,
      array(select told.user_id from ${notifications} told where told.project_id = said.project_id
      and told.document_id = said.document_id and told.remark_id = said.id) as told
    from ${documentRemarks} said
    where said.project_id = ${projectId}::int and said.id = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
