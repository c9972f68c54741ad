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

interface Position {
  projectId: number;
  since: number;
  allAfter: number;
}

/** Each with its own numbers: of ones that come out of a join the planner cannot tell that they are near the end. */
const isNewIn = ({ projectId, since, allAfter }: Position) =>
  and(
    eq(events.projectId, projectId),
    gt(events.seq, since),
    since < allAfter ? or(gt(events.seq, allAfter), inArray(events.type, accessEvents)) : undefined,
  );

/**
 * What comes after each project's own position, in one query. Of what does not lie behind `allAfter` only the
 * events that take somebody's access.
 */
export const listNewEvents = (db: DbOrTx, positions: readonly Position[]) =>
  db
    .select(eventColumns)
    .from(events)
    .innerJoin(users, eq(users.id, events.actorId))
    .where(or(sql`false`, ...positions.map(isNewIn)))
    .orderBy(asc(events.projectId), asc(events.seq));

/** Whether the project was no longer this person's to see from then on. */
export const takesAccess = ({ type, payload }: EventRow, userId: number): boolean =>
  type === 'project.deleted' || (type === 'member.removed' && payload['userId'] === userId);
