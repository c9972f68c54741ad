import { messages } from '@cuadrilla/contract/kernel/errors';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { and, eq } from 'drizzle-orm';
import { conflict, invalid, notFound } from '../../platform/app-error.ts';
import { attachments } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { findTask, requireTask } from '../tasks/tasks.queries.ts';
import { type AttachmentRow, findAttachment, listAttachments } from './attachments.queries.ts';
import { countAttachments } from './count-attachments.ts';

interface NewAttachment {
  name: string;
  size: number;
  picture: boolean;
  /** What it is called in the store: it lies there by now. */
  key: string;
}

export async function addAttachment(
  change: Change,
  taskId: number,
  file: NewAttachment,
): Promise<AttachmentRow> {
  await requireRoom(change, taskId);
  const [id = 0] = await insertAttachments(change, taskId, [file]);
  return getAttachment(change, id);
}

/** The bytes are the same, and lie in the store once. */
export async function copyAttachments(change: Change, fromTaskId: number, taskId: number): Promise<void> {
  const { tx, projectId } = change;
  if (!(await findTask(tx, projectId, fromTaskId))) throw invalid(messages.taskNotFound);
  await insertAttachments(change, taskId, await listAttachments(tx, projectId, fromTaskId));
}

async function insertAttachments(
  change: Change,
  taskId: number,
  files: readonly NewAttachment[],
): Promise<number[]> {
  if (files.length === 0) return [];
  const { tx, projectId, member, now, key, append } = change;
  const by = { projectId, taskId, createdBy: member.userId, createdAt: now };
  const made = await tx
    .insert(attachments)
    .values(files.map((file) => ({ ...file, ...by })))
    .returning({ id: attachments.id });
  await countAttachments(change, taskId);
  const ids = made.map(({ id }) => id);
  for (const [index, { key: _stored, ...said }] of files.entries())
    append({
      type: 'attachment.created',
      payload: { attachmentId: ids[index] ?? 0, taskId, ...said, ...(key && { key }) },
    });
  return ids;
}

export async function renameAttachment(change: Change, attachmentId: number, name: string): Promise<void> {
  const { tx, projectId, append } = change;
  const { name: before, taskId } = await getPresent(change, attachmentId);
  if (name === before) return;
  await tx.update(attachments).set({ name }).where(thisOne(projectId, attachmentId));
  const changes = { name: { before, after: name } };
  append({ type: 'attachment.updated', payload: { attachmentId, taskId, name, changes } });
}

export async function deleteAttachment(change: Change, attachmentId: number): Promise<void> {
  const { tx, projectId, now, append } = change;
  const { name, taskId } = await getPresent(change, attachmentId);
  await tx.update(attachments).set({ deletedAt: now }).where(thisOne(projectId, attachmentId));
  await countAttachments(change, taskId);
  append({ type: 'attachment.deleted', payload: { attachmentId, taskId, name } });
}

export async function restoreAttachment(change: Change, attachmentId: number): Promise<void> {
  const { tx, projectId, append } = change;
  const row = await getAttachment(change, attachmentId);
  if (!row.deletedAt) throw conflict(messages.attachmentNotDeleted);
  const { taskId, name, size, picture } = row;
  await requireRoom(change, taskId);
  await tx.update(attachments).set({ deletedAt: null }).where(thisOne(projectId, attachmentId));
  await countAttachments(change, taskId);
  const first = { created_at: row.createdAt.toISOString(), created_by: row.createdBy };
  append({
    type: 'attachment.restored',
    payload: { attachmentId, taskId, name, size, picture, ...first },
  });
}

const thisOne = (projectId: number, attachmentId: number) =>
  and(eq(attachments.projectId, projectId), eq(attachments.id, attachmentId));

export async function getAttachment({ tx, projectId }: Change, attachmentId: number): Promise<AttachmentRow> {
  const row = await findAttachment(tx, projectId, attachmentId);
  if (!row) throw notFound(messages.attachmentNotFound);
  return row;
}

/** Somebody may have deleted it, or its task, since the path was looked at. */
async function getPresent(change: Change, attachmentId: number): Promise<AttachmentRow> {
  const row = await getAttachment(change, attachmentId);
  if (row.deletedAt) throw notFound(messages.attachmentNotFound);
  await requireTask(change, row.taskId);
  return row;
}

async function requireRoom(change: Change, taskId: number): Promise<void> {
  const { attachmentCount } = await requireTask(change, taskId);
  if (attachmentCount >= limits.attachments) throw invalid(messages.tooManyAttachments);
}
