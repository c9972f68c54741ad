import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../database/database.ts';
import { readRows } from '../database/read-rows.ts';
import { events, projects, readers, users } from '../database/schema/schema.ts';
import { asEvents, eventColumns, type EventRow } from './events.queries.ts';
import { toldPayload } from './hears.ts';

/** A part of a project's log: what comes after `since`, up to `end`. */
interface Part {
  projectId: number;
  since: number;
  end: number;
}

/** A position at the beginning, in every project where the reader has none. */
export async function addMissing(db: Db, reader: string, among: readonly number[] | 'all'): Promise<void> {
  const isAsked = among === 'all' ? sql`true` : sql`project.id = any(${sql.param([...among])}::int[])`;
  await db.execute(sql`
    insert into ${readers} (reader, project_id)
    select ${reader}, project.id from ${projects} project
    where ${isAsked} and not exists (
      select from ${readers} own where own.reader = ${reader} and own.project_id = project.id)
    on conflict do nothing`);
}

/** Projects whose log is ahead of the reader, for this transaction alone; those that another one has are left to it. */
export async function claimBehind(
  tx: Tx,
  reader: string,
  among: readonly number[] | 'all',
  most: { projects: number; events: number },
  now: Date,
): Promise<Part[]> {
  return tx
    .select({
      projectId: readers.projectId,
      since: readers.seq,
      end: sql<number>`least(${projects.seq}, ${readers.seq} + ${most.events}::int)`,
      // What it writes can be made again from the log: it need not wait for the disk.
      waits: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .from(readers)
    .innerJoin(projects, eq(projects.id, readers.projectId))
    .where(
      and(
        eq(readers.reader, reader),
        among === 'all' ? undefined : inArray(readers.projectId, [...among]),
        gt(projects.seq, readers.seq),
        or(isNull(readers.retryAt), lte(readers.retryAt, now)),
      ),
    )
    .orderBy(asc(readers.projectId))
    .limit(most.projects)
    .for('update', { of: readers, skipLocked: true });
}

/** What a reader hears of these parts. */
export async function listParts(
  db: DbOrTx,
  parts: readonly Part[],
  heard: SQL | undefined,
): Promise<EventRow[]> {
  const isIn = ({ projectId, since, end }: Part) =>
    and(eq(events.projectId, projectId), gt(events.seq, since), lte(events.seq, end));
  const select = db
    .select({ ...eventColumns, payload: toldPayload })
    .from(events)
    .innerJoin(users, eq(users.id, events.actorId))
    .where(and(or(...parts.map(isIn)), heard))
    .orderBy(asc(events.projectId), asc(events.seq));
  return asEvents(await readRows(db, select));
}

export async function movePositions(tx: Tx, reader: string, parts: readonly Part[]): Promise<void> {
  const moved = parts.map(({ projectId, end }) => ({ id: projectId, seq: end }));
  await tx.execute(sql`
    update ${readers} set seq = moved.seq, failures = 0, retry_at = null, error = null
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (id int, seq int)
    where reader = ${reader} and project_id = moved.id`);
}

export async function noteFailure(
  db: Db,
  reader: string,
  projectId: number,
  error: unknown,
  now: Date,
  pauseAfter: (failures: number) => number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(readers.reader, reader), eq(readers.projectId, projectId));
    const [row] = await tx.select({ failures: readers.failures }).from(readers).where(own).for('update');
    const failures = (row?.failures ?? 0) + 1;
    const retryAt = new Date(now.getTime() + pauseAfter(failures));
    await tx
      .update(readers)
      .set({ failures, retryAt, error: String(error) })
      .where(own);
  });
}

/** How far each reader is behind, over all projects, and where it fails. */
export async function listLags(db: Db) {
  const { rows } = await db.execute<{
    reader: string;
    events: number;
    projects: number;
    failing: { projectId: number; failures: number; error: string; retryAt: string }[];
  }>(sql`
    select own.reader, sum(project.seq - own.seq)::int as events,
      count(*) filter (where project.seq > own.seq)::int as projects,
      coalesce(jsonb_agg(jsonb_build_object('projectId', own.project_id, 'failures', own.failures,
        'error', own.error, 'retryAt', own.retry_at) order by own.project_id)
        filter (where own.failures > 0), '[]') as failing
    from ${readers} own join ${projects} project on project.id = own.project_id
    group by own.reader order by own.reader`);
  return rows;
}
