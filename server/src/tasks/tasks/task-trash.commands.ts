import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, eq } from 'drizzle-orm';
import { boards, tasks } from '../../platform/database/schema/schema.ts';
import { conflict } from '../../platform/app-error.ts';
import type { Change } from '../../platform/log/change.ts';
import { getTasks, inOrderOf, theseTasks } from './tasks.queries.ts';

/** All of them or none; with a board, all must be on it. */
export async function deleteTasks(change: Change, ids: readonly number[], boardId?: number): Promise<void> {
  const { tx, projectId, now, member, append } = change;
  const rows = await getTasks(tx, projectId, ids, boardId);
  await tx.update(tasks).set({ deletedAt: now, deletedBy: member.userId }).where(theseTasks(projectId, ids));
  for (const row of rows) {
    append({ type: 'task.deleted', payload: { taskId: row.id, boardId: row.boardId, title: row.title } });
  }
}

/**
 * Those that are still in the trash; with a board, they must be of it. One that somebody else has restored already
 * stands in nobody's way. Tells which they were.
 */
export async function restoreTasks(
  change: Change,
  ids: readonly number[],
  boardId?: number,
): Promise<number[]> {
  const { tx, projectId, append } = change;
  const found = await tx
    .select({
      id: tasks.id,
      boardId: tasks.boardId,
      title: tasks.title,
      deletedAt: tasks.deletedAt,
      boardGone: boards.deletedAt,
    })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .where(theseTasks(projectId, ids));
  const known = found.filter((row) => !row.deletedAt || boardId === undefined || row.boardId === boardId);
  const rows = inOrderOf(ids, known).filter(({ deletedAt }) => deletedAt);
  if (rows.length === 0) throw conflict(messages.notInTrash);
  if (rows.some(({ boardGone }) => boardGone)) throw conflict(messages.boardInTrash);
  const restored = rows.map(({ id }) => id);
  await tx.update(tasks).set({ deletedAt: null, deletedBy: null }).where(theseTasks(projectId, restored));
  for (const row of rows) {
    append({ type: 'task.restored', payload: { taskId: row.id, boardId: row.boardId, title: row.title } });
  }
  return restored;
}
