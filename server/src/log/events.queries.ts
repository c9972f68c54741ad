import type { EventType } from '@cuadrilla/contract/events';
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
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

const accessEvents = ['project.deleted', 'member.removed'] satisfies EventType[];

/**
 * What comes after each project's own position, in one query. Of what does not lie behind `allAfter` only the
 * events that take somebody's access.
 */
export function listNewEvents(
  db: DbOrTx,
  positions: readonly { projectId: number; since: number; allAfter: number }[],
) {
  return db
    .select(eventColumns)
    .from(events)
    .innerJoin(users, eq(users.id, events.actorId))
    .innerJoin(
      sql`jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as wanted ("projectId" int, since int, "allAfter" int)`,
      sql`wanted."projectId" = ${events.projectId} and ${events.seq} > wanted.since`,
    )
    .where(or(sql`${events.seq} > wanted."allAfter"`, inArray(events.type, accessEvents)))
    .orderBy(asc(events.projectId), asc(events.seq));
}

/** Whether the project was no longer this person's to see from then on. */
export const takesAccess = ({ type, payload }: EventRow, userId: number): boolean =>
  type === 'project.deleted' || (type === 'member.removed' && payload['userId'] === userId);
