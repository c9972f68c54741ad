import type { Payload } from '@cuadrilla/contract/log/events';
import { and, asc, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { columns, events, tasks } from '../../platform/database/schema/schema.ts';

const ofBoard = (projectId: number, boardId: number) =>
  and(eq(columns.projectId, projectId), eq(columns.boardId, boardId));

/** In their order, without the counts that a board shows. */
export const listColumnRows = (tx: Tx, projectId: number, boardId: number) =>
  tx.select().from(columns).where(ofBoard(projectId, boardId)).orderBy(asc(columns.position));

const inColumn = (projectId: number, boardId: number, columnId: number) =>
  and(eq(tasks.projectId, projectId), eq(tasks.boardId, boardId), eq(tasks.columnId, columnId));

/** All tasks of a column in their order, those in the trash too: they come back to where they were. */
export const listTasksOfColumn = (tx: Tx, projectId: number, boardId: number, columnId: number) =>
  readRows(
    tx,
    tx
      .select({ id: tasks.id, columnId: tasks.columnId, position: tasks.position, version: tasks.version })
      .from(tasks)
      .where(inColumn(projectId, boardId, columnId))
      .orderBy(asc(tasks.position)),
  );

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

export type Deletion = Payload<'column.deleted'> & { seq: number };

/**
 * The tasks that left with the column and are still where they went, with the position that each had in it. The log
 * tells only what changed: of a position that stayed the same the next change of it knows what it was.
 */
export function listTasksThatLeft(tx: Tx, projectId: number, { seq, boardId, movedTo, taskCount }: Deletion) {
  const later = sql`${events} later
    where later.project_id = ${projectId} and later.task_id = ${tasks.id} and later.seq > ${seq}`;
  const wentTo = sql`coalesce(
    ${events.payload} #>> '{changes,position,after}',
    (select later.payload #>> '{changes,position,before}' from ${later}
      and later.payload #> '{changes,position}' is not null order by later.seq limit 1),
    ${tasks.position})`;
  // Without a change of its place its position is another one only because it was spread with its neighbours.
  const isMovedSince = sql`exists (select from ${later} and later.type = 'task.updated'
    and later.payload -> 'changes' ?| array['position', 'column_id', 'board_id'])`;
  const isDeletedSince = sql`exists (select from ${later} and later.type = 'task.deleted')`;
  const select = tx
    .select({
      id: tasks.id,
      version: tasks.version,
      columnId: tasks.columnId,
      position: tasks.position,
      formerPosition: sql<string>`coalesce(${events.payload} #>> '{changes,position,before}', ${tasks.position})`,
    })
    .from(events)
    .innerJoin(tasks, and(eq(tasks.projectId, events.projectId), eq(tasks.id, events.taskId)))
    .where(
      and(
        eq(events.projectId, projectId),
        gte(events.seq, seq - taskCount),
        lt(events.seq, seq),
        eq(tasks.boardId, boardId),
        sql`${tasks.columnId} = ${movedTo}`,
        or(sql`${tasks.position} = ${wentTo}`, sql`not ${isMovedSince}`),
        or(isNull(tasks.deletedAt), sql`not ${isDeletedSince}`),
      ),
    )
    .orderBy(asc(events.seq));
  return readRows(tx, select);
}
