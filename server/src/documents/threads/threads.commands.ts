import { type Anchor, mostRemarks } from '@cuadrilla/contract/documents/document-threads';
import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Seen } from '@cuadrilla/contract/kernel/seen';
import { and, eq, like, sql } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/app-error.ts';
import { answers, documentRemarks, documentThreads } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { refuseUnseen } from '../../platform/log/seen.ts';
import { readTitle } from '../documents/documents.commands.ts';

interface NewThread {
  anchor: Anchor;
  quote: string;
  content: string;
}

export async function beginThread(
  change: Change,
  documentId: number,
  { anchor, quote, content }: NewThread,
): Promise<number> {
  const { tx, projectId, member, now } = change;
  const title = await readTitle(change, documentId);
  const [thread] = await tx
    .insert(documentThreads)
    .values({
      projectId,
      documentId,
      anchorFrom: anchor.from,
      anchorTo: anchor.to,
      quote,
      createdBy: member.userId,
      createdAt: now,
    })
    .returning({ id: documentThreads.id });
  if (!thread) throw new Error('the insert of a thread returned no row');
  await addRemark(change, { documentId, title, threadId: thread.id }, content);
  return thread.id;
}

/** Where something is left to say, nothing is settled. */
export async function answerThread(
  change: Change,
  documentId: number,
  threadId: number,
  content: string,
): Promise<void> {
  await settleThread(change, documentId, threadId, false);
  const title = await readTitle(change, documentId);
  await addRemark(change, { documentId, title, threadId }, content);
}

interface ThreadRef {
  documentId: number;
  title: string;
  threadId: number;
}

async function addRemark(change: Change, thread: ThreadRef, content: string): Promise<void> {
  const { tx, projectId, member, now, append } = change;
  const { documentId, threadId } = thread;
  const all = and(eq(documentRemarks.projectId, projectId), eq(documentRemarks.documentId, documentId));
  if ((await tx.$count(documentRemarks, all)) >= mostRemarks) throw conflict(messages.tooManyRemarks);
  const [remark] = await tx
    .insert(documentRemarks)
    .values({
      projectId,
      documentId,
      threadId,
      authorId: member.userId,
      content,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: documentRemarks.id });
  if (!remark) throw new Error('the insert of a remark returned no row');
  append({ type: 'document.commented', payload: { ...thread, remarkId: remark.id } });
}

export async function settleThread(
  change: Change,
  documentId: number,
  threadId: number,
  settled: boolean,
): Promise<void> {
  const { tx, projectId, member, now, append } = change;
  const title = await readTitle(change, documentId);
  const [thread] = await tx
    .select({ settledAt: documentThreads.settledAt })
    .from(documentThreads)
    .where(thisThread(projectId, documentId, threadId));
  if (!thread) throw notFound(messages.threadNotFound);
  if ((thread.settledAt !== null) === settled) return;
  await tx
    .update(documentThreads)
    .set(settled ? { settledAt: now, settledBy: member.userId } : { settledAt: null, settledBy: null })
    .where(thisThread(projectId, documentId, threadId));
  append({ type: 'document.settled', payload: { documentId, title, threadId, settled } });
}

interface RemarkRef {
  documentId: number;
  threadId: number;
  remarkId: number;
}

export async function changeRemark(
  change: Change,
  remark: RemarkRef,
  content: string,
  seen?: Seen,
): Promise<void> {
  const { tx, projectId, now, append } = change;
  const title = await readTitle(change, remark.documentId);
  const here = thisRemark(projectId, remark);
  const [current] = await tx.select({ content: documentRemarks.content }).from(documentRemarks).where(here);
  if (!current) throw notFound(messages.commentNotFound);
  refuseUnseen(seen, current, { content });
  if (content === current.content) return;
  await tx.update(documentRemarks).set({ content, updatedAt: now }).where(here);
  append({ type: 'document.recommented', payload: { ...remark, title } });
}

/** With the last that was said the thread goes too. */
export async function removeRemark(change: Change, remark: RemarkRef): Promise<void> {
  const { tx, projectId, append } = change;
  const { documentId, threadId } = remark;
  const title = await readTitle(change, documentId);
  const { rowCount } = await tx.delete(documentRemarks).where(thisRemark(projectId, remark));
  if (!rowCount) throw notFound(messages.commentNotFound);
  const [left] = await tx
    .select({ id: documentRemarks.id })
    .from(documentRemarks)
    .where(saidIn(projectId, documentId, threadId))
    .limit(1);
  if (!left) await tx.delete(documentThreads).where(thisThread(projectId, documentId, threadId));
  await forgetAnswers(change, documentId, threadId);
  append({ type: 'document.uncommented', payload: { ...remark, title } });
}

/** What was said goes from the kept answers too. */
async function forgetAnswers({ tx, projectId }: Change, documentId: number, threadId: number): Promise<void> {
  await tx
    .delete(answers)
    .where(
      and(
        eq(answers.projectId, projectId),
        like(answers.request, `%/documents/${documentId}/threads%`),
        sql`(${answers.answer} ->> 'id')::int = ${threadId}`,
      ),
    );
}

const thisThread = (projectId: number, documentId: number, threadId: number) =>
  and(
    eq(documentThreads.projectId, projectId),
    eq(documentThreads.documentId, documentId),
    eq(documentThreads.id, threadId),
  );

const saidIn = (projectId: number, documentId: number, threadId: number) =>
  and(
    eq(documentRemarks.projectId, projectId),
    eq(documentRemarks.documentId, documentId),
    eq(documentRemarks.threadId, threadId),
  );

const thisRemark = (projectId: number, { documentId, threadId, remarkId }: RemarkRef) =>
  and(saidIn(projectId, documentId, threadId), eq(documentRemarks.id, remarkId));
