import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import { follows, tasks } from '../../database/schema/schema.ts';
import { type Standing, standingOf } from './standing.ts';

/** Of these tasks of a project. */
export async function readStanding(db: DbOrTx, projectId: number, taskIds: number[]): Promise<Standing> {
  const places = await db
    .select({ id: tasks.id, boardId: tasks.boardId })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), inArray(tasks.id, taskIds)));
  const rows = await db
    .select()
    .from(follows)
    .where(
      and(eq(follows.projectId, projectId), or(isNull(follows.taskId), inArray(follows.taskId, taskIds))),
    );
  return standingOf(rows, new Map(places.map(({ id, boardId }) => [id, boardId])));
}
