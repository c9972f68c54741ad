import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { dayAfter } from '@cuadrilla/contract/kernel/day';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { reportColumns, reportSums, taskSpans } from '../../platform/database/schema/schema.ts';
import { bucketOf, type ReportDays } from './report-days.ts';
import { isHere, isIn, isOpen, type Scope } from './reports.queries.ts';
import { type DaySums, dayOf, quarterOf } from './sums.ts';

/** A day of UTC, and the quarter before which it belongs to one bucket, from which on to the next. */
interface Cut {
  bucket: number;
  day: string;
  quarter: number;
  /** It is the last one of that day. */
  ends: boolean;
}

/** Every edge cuts a day; those between two edges are whole. What comes after all of them is taken for one day more. */
function cutsOf(edges: readonly Date[]): Cut[] {
  return edges.flatMap((edge, bucket) => {
    const next = edges[bucket + 1]?.getTime();
    const day = dayOf(edge.getTime());
    const nextDay = next === undefined ? dayAfter(day, 2) : dayOf(next);
    const cuts = [{ bucket, day, quarter: quarterOf(edge.getTime()), ends: day !== nextDay }];
    for (let whole = dayAfter(day, 1); whole < nextDay; whole = dayAfter(whole, 1))
      cuts.push({ bucket, day: whole, quarter: 0, ends: true });
    return cuts;
  });
}

interface SumsQuery {
  what: readonly DaySums['what'][];
  edges: readonly Date[];
  /** By what they are told apart. */
  by: SQL;
  /** What came after the last edge too. */
  andAfter?: boolean;
  /** What else they are joined with. */
  beside?: SQL;
}

/**
 * How much each sum changed before each cut, and with the last of a day on the whole of it. Reckoned row by row before they
 * are grouped: to sort what it is reckoned from would take longer than all the rest.
 */
function changesOf(scope: Scope, { what, edges, by, andAfter = false, beside = sql`` }: SumsQuery): SQL {
  const cuts = cutsOf(edges);
  const all = (name: keyof Cut) => sql.param(cuts.map((cut) => cut[name]));
  const [first, last] = [cuts[0]?.day, cuts.at(-1)?.day];
  const isAsked = andAfter
    ? sql`span.day >= ${first}::date`
    : sql`span.day >= ${first}::date and span.day < ${last}::date`;
  return sql`select ${by}, cut.bucket, case when cut.ends then span.sums[cardinality(span.sums)] else 0 end as whole,
      coalesce(span.sums[width_bucket(cut.quarter - 1::smallint, span.quarters)], 0) as before
    from ${reportSums} span join unnest(${all('bucket')}::int[], ${all('day')}::date[], ${all('quarter')}::smallint[],
      ${all('ends')}::boolean[]) cut (bucket, day, quarter, ends) on cut.day = least(span.day, ${last}::date) ${beside}
    where ${isIn(scope)} and span.what = any(${sql.param([...what])}::text[]) and ${isAsked} offset 0`;
}

const summed = sql`sum(whole)::int as whole, sum(before)::int as before`;

type Parted = Record<'bucket' | 'whole' | 'before', number>;

/** From what changed before each cut to what changed in each bucket. What came before the first is not asked for. */
const inBuckets = <Row extends Parted>(rows: readonly Row[]) =>
  rows.flatMap(({ bucket, whole, before, ...row }) => [
    ...(bucket > 0 ? [{ ...row, bucket, change: before }] : []),
    { ...row, bucket: bucket + 1, change: whole - before },
  ]);

/**
 * How many more, or fewer, were open and late after each day, and after all of them; bucket 0 is how many there are in the
 * end, when all that has a date is late.
 */
export async function countDays(db: DbOrTx, scope: Scope, { edges }: ReportDays) {
  const what = ['pendiente', 'en curso', 'late west', 'late east'] as const;
  const by = sql`case when span.what in ('pendiente', 'en curso') then 'open' else span.what end as what`;
  const { rows } = await db.execute<Parted & { what: 'open' | 'late west' | 'late east' }>(sql`
    select what, bucket, ${summed} from (${changesOf(scope, { what, edges, by, andAfter: true })}) changed group by 1, 2
    union all
    select what, -1, count, 0 from (
      select count(*)::int as open, (count(*) filter (where due_day is not null or due_date is not null))::int as late
      from ${taskSpans} span where ${isIn(scope)} and span.until is null and ${isOpen}) now,
      lateral (values ('open', open), ('late west', late), ('late east', late)) each (what, count)`);
  return inBuckets(rows);
}

/** What was made and finished between each edge and the next. */
export async function countMoments(db: DbOrTx, scope: Scope, edges: readonly Date[]) {
  const asked: SumsQuery = { what: ['created', 'finished'], edges, by: sql`span.what` };
  const { rows } = await db.execute<Parted & { what: 'created' | 'finished' }>(sql`
    select what, bucket, ${summed} from (${changesOf(scope, asked)}) changed group by 1, 2`);
  return inBuckets(rows);
}

/** By whom, in the period. */
export async function countFinishers(db: DbOrTx, scope: Scope, { start, end }: ReportDays) {
  const asked: SumsQuery = { what: ['finished'], edges: [start, end], by: sql`nullif(span.key, 0) as id` };
  const { rows } = await db.execute<{ id: number | null; finished: number }>(sql`
    select id, sum(case bucket when 0 then whole - before else before end)::int as finished
    from (${changesOf(scope, asked)}) changed group by 1`);
  return rows;
}

const inPlace = (column: SQL): SQL =>
  sql`join place on place.project_id = span.project_id and place.id = ${column}`;

/**
 * How many tasks each column gained or lost on each day, and after all of them; bucket 0 is how many there are now. What is
 * done counts from the beginning of the period on: what was so before is left out, whatever becomes of it.
 */
export async function countBands(db: DbOrTx, scope: Scope, { start, end, edges }: ReportDays) {
  const wasDone = sql`${isIn(scope)} and span.kind = 'hecho' and ${isHere}
    and (span.finished_at is null or span.finished_at < ${start})`;
  const changed = changesOf(scope, {
    what: ['pendiente', 'en curso', 'hecho'],
    edges,
    by: sql`place.rank, span.what as kind`,
    andAfter: true,
    beside: inPlace(sql`span.key`),
  });
  const { rows } = await db.execute<Parted & { name: string; kind: ColumnKind; position: string }>(sql`
    with place as materialized (
      select project_id, id, name, position, dense_rank() over (order by name) as rank
      from ${reportColumns} span where ${isIn(scope)} and name is not null),
    changed as (
      select * from (${changed}) summed
      union all
      select place.rank, span.kind, -1, count(*)::int, 0
      from ${taskSpans} span ${inPlace(sql`span.column_id`)}
      where ${isIn(scope)} and span.until is null and ${isOpen} group by 1, 2
      union all
      select place.rank, span.kind, ${bucketOf(sql`span.since`, edges)}, -1, -1
      from ${taskSpans} span ${inPlace(sql`span.column_id`)}
      where ${wasDone} and (span.finished_at is null or span.since > span.finished_at) and span.since >= ${start} and span.since < ${end}
      union all
      select place.rank, span.kind, ${bucketOf(sql`span.until`, edges)}, 1, 1
      from ${taskSpans} span ${inPlace(sql`span.column_id`)}
      where ${wasDone} and span.until >= ${start} and span.until < ${end})
    select named.name, summed.kind, named.position, bucket, whole, before
    from (select rank, kind, bucket, ${summed} from changed group by 1, 2, 3) summed
    join (select rank, min(name) as name, min(position) as position from place group by rank) named using (rank)`);
  return inBuckets(rows);
}
