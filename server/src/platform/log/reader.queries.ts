import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../database/database.ts';
import { prepareOnce, prepareUnanswered, prepareWrite } from '../database/prepare-once.ts';
import { events, projects, readers, users } from '../database/schema/schema.ts';
import { asEvents, eventColumns, type EventRow } from './events.queries.ts';
import { toldPayload } from './hears.ts';

/** A part of a project's log that a reader is to read: what comes after `since`, up to `end`. */
export interface Part {
  reader: string;
  projectId: number;
  since: number;
  end: number;
}

/** A position at the beginning, in every project where one of the readers has none. */
export async function addMissing(
  db: Db,
  names: readonly string[],
  among: readonly number[] | 'all',
): Promise<void> {
  const isAsked = among === 'all' ? sql`true` : sql`project.id = any(${sql.param([...among])}::int[])`;
  await db.execute(sql`
    insert into ${readers} (reader, project_id)
    select wanted, project.id from ${projects} project, unnest(${sql.param([...names])}::text[]) wanted
    where ${isAsked} and not exists (
      select from ${readers} own where own.reader = wanted and own.project_id = project.id)
    on conflict do nothing`);
}

const isBehind = and(
  sql`${readers.reader} = any(${sql.placeholder('names')}::text[])`,
  sql`(${sql.placeholder('among')}::int[] is null or ${readers.projectId} = any(${sql.placeholder('among')}))`,
  gt(projects.seq, readers.seq),
  or(isNull(readers.retryAt), lte(readers.retryAt, sql.placeholder('now'))),
);

interface Behind {
  names: readonly string[];
  among: readonly number[] | 'all';
  now: Date;
}

const firstBehind = prepareWrite<{ found: number }>(
  () => sql`
    select 1 as found from ${projects} project cross join unnest(${sql.placeholder('names')}::text[]) wanted
    left join ${readers} own on own.reader = wanted and own.project_id = project.id
    where own.reader is null or (project.seq > own.seq
      and (own.retry_at is null or own.retry_at <= ${sql.placeholder('now')}::timestamptz))
    limit 1`,
);

/** Whether one of the readers has something to read anywhere: one question, where to claim it takes four. */
export const isOneBehind = async (db: Db, { names, now }: Omit<Behind, 'among'>): Promise<boolean> =>
  (await firstBehind(db, { names, now })).length > 0;

const claim = prepareOnce((db) =>
  db
    .select({
      reader: readers.reader,
      projectId: readers.projectId,
      since: readers.seq,
      end: sql<number>`least(${projects.seq}, ${readers.seq} + ${sql.placeholder('events')}::int)`,
      // What readers write can be made again from the log: it need not wait for the disk.
      waits: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .from(readers)
    .innerJoin(projects, eq(projects.id, readers.projectId))
    .where(isBehind)
    .orderBy(asc(readers.projectId), asc(readers.reader))
    .limit(sql.placeholder('parts'))
    .for('update', { of: readers, skipLocked: true }),
);

/** Where the log is ahead of a reader, for this transaction alone; what another one has is left to it. */
export const claimBehind = (
  tx: Tx,
  behind: Behind,
  most: { parts: number; events: number },
): Promise<Part[]> => claim(tx, { ...behind, among: behind.among === 'all' ? null : behind.among, ...most });

const spanOf = ({ projectId, since, end }: Part): string => `${projectId} ${since} ${end}`;

/** Of each part what its reader hears, in the order of the parts. */
type ListHeard = (db: DbOrTx, parts: readonly Part[]) => Promise<EventRow[][]>;

/** One statement for all of these readers: most of them are equally far, and what they read is read once. */
export function heardBy(heard: readonly { name: string; hears?: SQL | undefined }[]): ListHeard {
  const flags = sql.join(
    heard.map(({ hears = sql`true` }) => sql`coalesce((${hears}), false)`),
    sql`, `,
  );
  const ask = prepareOnce((db) =>
    db
      .select({
        ...eventColumns,
        payload: toldPayload,
        place: sql<number>`span.place::int`,
        flags: sql<boolean[]>`array[${flags}]`,
      })
      .from(
        sql`unnest(${sql.placeholder('projectIds')}::int[], ${sql.placeholder('sinces')}::int[],
          ${sql.placeholder('ends')}::int[]) with ordinality as span (project_id, since, until, place)`,
      )
      .innerJoin(
        events,
        and(
          sql`${events.projectId} = span.project_id`,
          sql`${events.seq} > span.since and ${events.seq} <= span.until`,
        ),
      )
      .innerJoin(users, eq(users.id, events.actorId))
      .orderBy(sql`span.place`, asc(events.seq)),
  );
  type Row = Omit<Awaited<ReturnType<typeof ask>>[number], 'place' | 'flags'>;
  interface Told {
    row: Row;
    told: boolean[];
  }
  const placeOf = new Map(heard.map(({ name }, place) => [name, place]));
  return async (db, parts) => {
    const spans = new Map(parts.map((part) => [spanOf(part), part]));
    const all = [...spans.values()];
    const rows = await ask(db, {
      projectIds: all.map(({ projectId }) => projectId),
      sinces: all.map(({ since }) => since),
      ends: all.map(({ end }) => end),
    });
    const keys = [...spans.keys()];
    const bySpan = new Map<string | undefined, Told[]>(keys.map((each) => [each, []]));
    for (const { place, flags: told, ...row } of rows) bySpan.get(keys[place - 1])?.push({ row, told });
    return parts.map((part) => {
      const place = placeOf.get(part.reader) ?? 0;
      return asEvents(
        (bySpan.get(spanOf(part)) ?? []).filter(({ told }) => told[place]).map(({ row }) => row),
      );
    });
  };
}

const move = prepareUnanswered(
  () => sql`
    update ${readers} set seq = moved.until, failures = 0, retry_at = null, error = null
    from unnest(${sql.placeholder('names')}::text[], ${sql.placeholder('projectIds')}::int[],
      ${sql.placeholder('ends')}::int[]) as moved (name, id, until)
    where reader = moved.name and project_id = moved.id`,
);

export async function movePositions(tx: Tx, parts: readonly Part[]): Promise<void> {
  await move(tx, {
    names: parts.map(({ reader }) => reader),
    projectIds: parts.map(({ projectId }) => projectId),
    ends: parts.map(({ end }) => end),
  });
}

export async function noteFailure(
  db: Db,
  { reader, projectId }: Part,
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
