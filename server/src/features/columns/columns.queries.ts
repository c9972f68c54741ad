import { and, asc, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { columns, tasks } from '../../database/schema/schema.ts';

const ofBoard = (projectId: number, boardId: number) =>
  and(eq(columns.projectId, projectId), eq(columns.boardId, boardId));

/** In their order, without the counts that a board shows. */
export const listColumnRows = (tx: Tx, projectId: number, boardId: number) =>
  tx.select().from(columns).where(ofBoard(projectId, boardId)).orderBy(asc(columns.position));

const inColumn = (projectId: number, boardId: number, columnId: number) =>
  and(eq(tasks.projectId, projectId), eq(tasks.boardId, boardId), eq(tasks.columnId, columnId));

/** All tasks of a column in their order, those in the trash too: they come back to where they were. */
export const listTasksOfColumn = (tx: Tx, projectId: number, boardId: number, columnId: number) =>
  tx
    .select({ id: tasks.id, columnId: tasks.columnId, position: tasks.position, version: tasks.version })
    .from(tasks)
    .where(inColumn(projectId, boardId, columnId))
    .orderBy(asc(tasks.position));

/** The position behind which a column is free. */
export async function lastPosition(tx: Tx, projectId: number, boardId: number, columnId: number) {
  const [row] = await tx
    .select({ position: tasks.position })
    .from(tasks)
    .where(inColumn(projectId, boardId, columnId))
    .orderBy(desc(tasks.position))
    .limit(1);
  return row?.position ?? null;
}
