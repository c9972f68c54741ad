import type { EventType } from '@cuadrilla/contract/events';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { DbOrTx } from '../database/database.ts';
import { events, users } from '../database/schema/schema.ts';

export const eventColumns = {
  projectId: events.projectId,
  seq: events.seq,
  type: sql<EventType>`${events.type}`,
  at: events.at,
  actorId: events.actorId,
  actorName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  payload: sql<Record<string, unknown>>`${events.payload}`,
};

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** What comes after `since` in the project's log, or in one task's part of it. */
export function listEvents(
  db: DbOrTx,
  {
    projectId,
    taskId,
    since,
    limit,
  }: { projectId: number; taskId?: number | undefined; since: number; limit: number },
) {
  return db
    .select(eventColumns)
    .from(events)
    .innerJoin(users, eq(users.id, events.actorId))
    .where(
      and(
        eq(events.projectId, projectId),
        taskId === undefined ? undefined : eq(events.taskId, taskId),
        gt(events.seq, since),
      ),
    )
    .orderBy(asc(events.seq))
    .limit(limit);
}

/** What comes after each project's own position, in one query. */
export function listNewEvents(db: DbOrTx, positions: ReadonlyMap<number, number>, limit: number) {
  const wanted = JSON.stringify([...positions].map(([id, seq]) => ({ id, seq })));
  return db
    .select(eventColumns)
    .from(events)
    .innerJoin(users, eq(users.id, events.actorId))
    .innerJoin(
      sql`jsonb_to_recordset(${wanted}::jsonb) as wanted (id int, seq int)`,
      sql`wanted.id = ${events.projectId} and ${events.seq} > wanted.seq`,
    )
    .orderBy(asc(events.projectId), asc(events.seq))
    .limit(limit);
}
