import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { boards, events, projects, tasks } from '../../database/schema/schema.ts';

const daysInTrash = 30;

/**
 * Ends what has lain in the trash for 30 days. Rows go with everything below them; of the log only the words go,
 * so that a project's history stays gapless.
 */
export async function purgeTrash(tx: Tx, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - daysInTrash * 24 * 60 * 60 * 1_000);
  await tx.delete(projects).where(lt(projects.deletedAt, limit));

  const doomed = tx
    .select({ key: sql`(${tasks.projectId}, ${tasks.id})` })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .where(or(lt(tasks.deletedAt, limit), lt(boards.deletedAt, limit)));
  await tx
    .update(events)
    .set({ payload: {} })
    .where(inArray(sql`(${events.projectId}, ${events.taskId})`, doomed));

  await tx.delete(tasks).where(lt(tasks.deletedAt, limit));
  await tx.delete(boards).where(lt(boards.deletedAt, limit));
}
