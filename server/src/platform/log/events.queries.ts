import { eventPayloads, type EventType, type Happened, type Payload } from '@cuadrilla/contract/log/events';
import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { DbOrTx } from '../database/database.ts';
import { events, tellsOfBlocker, users } from '../database/schema/schema.ts';

export const eventColumns = {
  projectId: events.projectId,
  seq: events.seq,
  type: events.type,
  at: events.at,
  actorId: events.actorId,
  actorName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  payload: events.payload,
  via: events.via,
};

/** With who did it. */
export const selectEvents = (db: DbOrTx) =>
  db.select(eventColumns).from(events).innerJoin(users, eq(users.id, events.actorId));

interface LooseRow {
  type: string;
  payload: unknown;
}
/** Only commands write the log, and only what the contract's types let through: so its rows are of those types. */
export const asEvents = <Row extends LooseRow>(rows: Row[]) =>
  rows as unknown as (Omit<Row, keyof LooseRow> & Happened)[];

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** Of what it blocks the log tells at the other task. */
const isOfTask = (taskId: number) =>
  or(
    eq(events.taskId, taskId),
    and(tellsOfBlocker, sql`(${events.payload} ->> 'blockerId')::int = ${taskId}`),
  );

/** What comes after `since` in the project's log, or in one task's part of it. */
export async function listEvents(
  db: DbOrTx,
  {
    projectId,
    taskId,
    since,
    limit,
  }: { projectId: number; taskId?: number | undefined; since: number; limit: number },
) {
  const rows = await selectEvents(db)
    .where(
      and(
        eq(events.projectId, projectId),
        taskId === undefined ? undefined : isOfTask(taskId),
        gt(events.seq, since),
      ),
    )
    .orderBy(asc(events.seq))
    .limit(limit);
  return asEvents(rows);
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
export async function listNewEvents(db: DbOrTx, positions: readonly Position[]): Promise<EventRow[]> {
  const rows = await selectEvents(db)
    .where(or(sql`false`, ...positions.map(isNewIn)))
    .orderBy(asc(events.projectId), asc(events.seq));
  return asEvents(rows);
}

/** Whether the project was no longer this person's to see from then on. */
export const takesAccess = ({ type, payload }: EventRow, userId: number): boolean =>
  type === 'project.deleted' || (type === 'member.removed' && payload.userId === userId);

/** The last time that this happened, where the log tells as much of it as it does by now. */
export async function findLast<Type extends EventType>(
  db: DbOrTx,
  projectId: number,
  type: Type,
  about: Partial<Payload<Type>>,
): Promise<(Payload<Type> & { seq: number }) | undefined> {
  const [row] = await db
    .select({ seq: events.seq, payload: events.payload })
    .from(events)
    .where(
      and(
        eq(events.projectId, projectId),
        eq(events.type, type),
        'taskId' in about ? eq(events.taskId, Number(about.taskId)) : undefined,
        sql`${events.payload} @> ${JSON.stringify(about)}::jsonb`,
      ),
    )
    .orderBy(desc(events.seq))
    .limit(1);
  const { success, data } = z.safeParse(eventPayloads[type], row?.payload);
  return row && success ? { ...(data as Payload<Type>), seq: row.seq } : undefined;
}
