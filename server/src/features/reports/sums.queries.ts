import type { ColumnKind } from '@cuadrilla/contract/boards';
import { dayAfter } from '@cuadrilla/contract/day';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import { reportColumns, reportSums, taskSpans } from '../../database/schema/schema.ts';
import { bucketOf, type ReportDays } from './report-days.ts';
import { isHere, isIn, isOpen, type Scope } from './reports.queries.ts';
import { type DaySums, dayOf, quarterOf, quartersADay } from './sums.ts';

/** Some quarters of a day of UTC: those after one, up to another. */
interface Piece {
  bucket: number;
  day: string;
  after: number;
  upTo: number;
}

/** What there is of UTC's days between each edge and the next. */
function piecesOf(edges: readonly Date[]): Piece[] {
  return edges.slice(1).flatMap((edge, index) => {
    const [begin, end] = [edges[index]?.getTime() ?? 0, edge.getTime() - 1];
    const pieces: Piece[] = [];
    for (let day = dayOf(begin); day <= dayOf(end); day = dayAfter(day, 1))
      pieces.push({
        bucket: index + 1,
        day,
        after: day === dayOf(begin) ? quarterOf(begin) - 1 : -1,
        upTo: day === dayOf(end) && quarterOf(end) < quartersADay - 1 ? quarterOf(end) : quartersADay,
      });
    return pieces;
  });
}

/** Or what came after them too, as one bucket more: its later days are taken for the first of them. */
function andAfter(edges: readonly Date[]): Piece[] {
  const end = edges.at(-1)?.getTime() ?? 0;
  const after = { bucket: edges.length, upTo: quartersADay };
  return [
    ...piecesOf(edges),
    { ...after, day: dayOf(end), after: quarterOf(end) - 1 },
    { ...after, day: dayAfter(dayOf(end), 1), after: -1 },
  ];
}

const forever = '9999-12-31';

interface Asked {
  what: readonly DaySums['what'][];
  pieces: readonly Piece[];
  /** Of the sums' days, where it is not that of the pieces. */
  last?: string;
  /** What else they are joined with. */
  beside?: SQL;
}

/** The sums of the pieces' days as `span`, each beside its pieces. */
function within(scope: Scope, { what, pieces, last, beside = sql`` }: Asked): SQL {
  const all = (name: keyof Piece) => sql.param(pieces.map((piece) => piece[name]));
  const days = pieces.map(({ day }) => day).toSorted();
  const lastOfPieces = days.at(-1);
  return sql`${reportSums} span join unnest(${all('bucket')}::int[], ${all('day')}::date[], ${all('after')}::smallint[],
      ${all('upTo')}::smallint[]) piece (bucket, day, after, up_to)
      on piece.day = least(span.day, ${lastOfPieces}::date) ${beside}
    where ${isIn(scope)} and span.what = any(${sql.param([...what])}::text[])
      and span.day between ${days[0]}::date and ${last ?? lastOfPieces}::date`;
}

/** The sum of a whole day is its last. */
const change = sql`sum(
  case when piece.up_to = ${quartersADay} then span.sums[cardinality(span.sums)]
    else coalesce(span.sums[width_bucket(piece.up_to, span.quarters)], 0) end
  - case when piece.after < 0 then 0
    else coalesce(span.sums[width_bucket(piece.after, span.quarters)], 0) end)::int as change`;

interface Changed extends Record<string, unknown> {
  what: 'open' | 'late west' | 'late east';
  bucket: number;
  change: number;
}

/**
 * How many more, or fewer, were open and late after each day, and after all of them; bucket 0 is how many there are in the
 * end, when all that has a date is late.
 */
export async function countDays(db: DbOrTx, scope: Scope, { edges }: ReportDays) {
  const what = ['pendiente', 'en curso', 'late west', 'late east'] as const;
  const { rows } = await db.execute<Changed>(sql`
    select case when span.what in ('pendiente', 'en curso') then 'open' else span.what end as what, piece.bucket, ${change}
    from ${within(scope, { what, pieces: andAfter(edges), last: forever })} group by 1, 2
    union all
    select what, 0, count from (
      select count(*)::int as open, (count(*) filter (where due_day is not null or due_date is not null))::int as late
      from ${taskSpans} span where ${isIn(scope)} and span.until is null and ${isOpen}) now,
      lateral (values ('open', open), ('late west', late), ('late east', late)) each (what, count)`);
  return rows;
}

/** What was made and finished between each edge and the next. */
export async function countMoments(db: DbOrTx, scope: Scope, edges: readonly Date[]) {
  const { rows } = await db.execute<{ what: 'created' | 'finished'; bucket: number; change: number }>(sql`
    select span.what, piece.bucket, ${change} from ${within(scope, { what: ['created', 'finished'], pieces: piecesOf(edges) })} group by 1, 2`);
  return rows;
}

/** By whom, in the period. */
export async function countFinishers(db: DbOrTx, scope: Scope, { start, end }: ReportDays) {
  const { rows } = await db.execute<{ id: number | null; finished: number }>(sql`
    select nullif(id, 0) as id, change as finished from (
      select span.key as id, ${change} from ${within(scope, { what: ['finished'], pieces: piecesOf([start, end]) })} group by 1) counted`);
  return rows;
}

const inPlace = (column: SQL): SQL =>
  sql`join place on place.project_id = span.project_id and place.id = ${column}`;

/**
 * How many tasks each column gained or lost on each day, and after all of them; bucket 0 is how many there are now. What is
 * done counts from the beginning of the period on: what was so before is left out, whatever becomes of it.
 */
export async function countBands(db: DbOrTx, scope: Scope, { start, end, edges }: ReportDays) {
  const what = ['pendiente', 'en curso', 'hecho'] as const;
  const wasDone = sql`${isIn(scope)} and span.kind = 'hecho' and ${isHere} and span.finished_at < ${start}`;
  const { rows } = await db.execute<{
    name: string;
    kind: ColumnKind;
    position: string;
    bucket: number;
    change: number;
  }>(sql`
    with place as materialized (
      select project_id, id, name, position, dense_rank() over (order by name) as rank
      from ${reportColumns} span where ${isIn(scope)} and name is not null),
    changed as (
      select place.rank, span.what as kind, piece.bucket, ${change}
      from ${within(scope, { what, pieces: andAfter(edges), last: forever, beside: inPlace(sql`span.key`) })}
      group by 1, 2, 3
      union all
      select place.rank, span.kind, 0, count(*)::int
      from ${taskSpans} span ${inPlace(sql`span.column_id`)}
      where ${isIn(scope)} and span.until is null and ${isOpen} group by 1, 2
      union all
      select place.rank, span.kind, ${bucketOf(sql`span.since`, edges)}, -1
      from ${taskSpans} span ${inPlace(sql`span.column_id`)}
      where ${wasDone} and span.since > span.finished_at and span.since >= ${start} and span.since < ${end}
      union all
      select place.rank, span.kind, ${bucketOf(sql`span.until`, edges)}, 1
      from ${taskSpans} span ${inPlace(sql`span.column_id`)}
      where ${wasDone} and span.until >= ${start} and span.until < ${end})
    select named.name, changed.kind, named.position, bucket, sum(change)::int as change
    from changed join (select rank, min(name) as name, min(position) as position from place group by rank) named using (rank)
    group by named.name, changed.kind, named.position, bucket`);
  return rows;
}
