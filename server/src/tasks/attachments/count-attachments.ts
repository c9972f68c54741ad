import { and, eq, isNull, sql } from 'drizzle-orm';
import { attachments, tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';

/** A task carries how many files it has: lists must not count. */
export async function countAttachments({ tx, projectId }: Change, taskId: number): Promise<void> {
  const ofTask = and(
    eq(attachments.projectId, projectId),
    eq(attachments.taskId, taskId),
    isNull(attachments.deletedAt),
  );
  await tx
    .update(tasks)
    .set({ attachmentCount: sql`(select count(*) from ${attachments} where ${ofTask})` })
    .where(and(eq(tasks.projectId, projectId), eq(tasks.id, taskId)));
}
