import type { ColumnKind } from '@cuadrilla/contract/boards';
import { mostDots } from '@cuadrilla/contract/reports/reports';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import { boards, reportColumns, taskSpans, tasks } from '../../database/schema/schema.ts';
import { bucketOf, clockTable, type ReportDays, workingDays, type WorkingClock } from './report-days.ts';
import { instantOf, isHere, isIn, isOpen, openSpans, type Scope } from './reports.queries.ts';

/** How many tasks each column gained or lost on each day; of what is done only what became so in the period. */
export async function countBands(db: DbOrTx, scope: Scope, period: ReportDays) {
  const { start, end, edges } = period;
  const { rows } = await db.execute<{
    name: string;
    kind: ColumnKind;
    position: string;
    bucket: number;
    change: number;
  }>(sql`
    with known as materialized (
      select project_id, column_id, kind, ${bucketOf(sql`since`, edges)} as first, ${bucketOf(sql`until`, edges)} as last,
        count(*)::int as count
      from (select project_id, column_id, kind, since, until from (${openSpans(scope, period)}) span
        union all
        select project_id, column_id, kind, since, until from ${taskSpans} span
        where ${isIn(scope)} and span.since >= ${start} and span.since < ${end} and span.finished_at >= ${start}
          and span.kind = 'hecho' and ${isHere}) span
      group by 1, 2, 3, 4, 5),
    changed as (
      select project_id, column_id, kind, bucket, sum(change)::int as change from (
        select project_id, column_id, kind, first as bucket, count as change from known
        union all
        select project_id, column_id, kind, last, -count from known where last is not null) each
      group by 1, 2, 3, 4)
    select place.name, changed.kind, min(place.position) as position, bucket, sum(change)::int as change
    from changed join ${reportColumns} place
      on place.project_id = changed.project_id and place.id = changed.column_id and place.name is not null
    group by place.name, changed.kind, bucket`);
  return rows;
}

const shown = sql`left join ${tasks} task on task.project_id = span.project_id and task.id = span.task_id
  and task.deleted_at is null
  left join ${boards} board on board.project_id = task.project_id and board.id = task.board_id and board.deleted_at is null`;

const lead = workingDays(sql`span.created_at`, sql`span.since`);
const cycle = sql`case when span.started_at < span.since then ${workingDays(sql`span.started_at`, sql`span.since`)} end`;

const finishedIn = (scope: Scope, { start, end }: ReportDays) =>
  sql`${isIn(scope)} and span.finished and span.since >= ${start} and span.since < ${end}`;

export async function measureFinished(db: DbOrTx, scope: Scope, period: ReportDays, clock: WorkingClock) {
  const at = sql`array[0.5, 0.85, 0.95]`;
  const { rows } = await db.execute<{ count: number; lead: number[] | null; cycle: number[] | null }>(sql`
    select count(*)::int as count, percentile_cont(${at}) within group (order by lead) as lead,
      percentile_cont(${at}) within group (order by cycle) as cycle
    from (select ${lead} as lead, ${cycle} as cycle
      from ${taskSpans} span, ${clockTable(clock)} where ${finishedIn(scope, period)}) took`);
  return rows[0] ?? { count: 0, lead: null, cycle: null };
}

/** The last ones, as many as are drawn. */
export async function listFinished(db: DbOrTx, scope: Scope, period: ReportDays, clock: WorkingClock) {
  const { rows } = await db.execute<{
    project_id: number;
    task_id: number;
    board_id: number;
    title: string;
    /** In milliseconds. */
    since: number;
    lead: number;
    cycle: number | null;
  }>(sql`
    select span.project_id, span.task_id, coalesce(board.id, 0) as board_id,
      case when board.id is null then '' else task.title end as title,
      ${instantOf(sql`span.since`)} as since, span.lead, span.cycle
    from (select span.project_id, span.task_id, span.since, ${lead} as lead, ${cycle} as cycle
      from ${taskSpans} span, ${clockTable(clock)} where ${finishedIn(scope, period)}
      order by span.since desc limit ${mostDots}) span ${shown}
    order by span.since`);
  return rows;
}

/** How long tasks stayed in each column that they left in the period, and in as many days before. */
export async function measureColumns(db: DbOrTx, scope: Scope, period: ReportDays, clock: WorkingClock) {
  const { start, end, startBefore } = period;
  const inPeriod = sql`is_now`;
  const { rows } = await db.execute<{
    name: string;
    kind: ColumnKind;
    tasks: number;
    spread: number[];
    before: number | null;
  }>(sql`
    with place as (select *, dense_rank() over (order by name, kind) as rank
      from ${reportColumns} span where ${isIn(scope)} and name is not null),
    named as (select rank, min(name) as name, min(kind) as kind, min(position) as position from place group by rank)
    select name, kind, tasks, spread, before from (
      select rank, (count(*) filter (where ${inPeriod}))::int as tasks,
        percentile_cont(array[0.15, 0.5, 0.85]) within group (order by stay) filter (where ${inPeriod}) as spread,
        percentile_cont(0.5) within group (order by stay) filter (where not ${inPeriod}) as before
      from (select place.rank, span.until >= ${start} as is_now,
          ${workingDays(sql`span.column_since`, sql`span.until`)} as stay
        from ${taskSpans} span join place on place.project_id = span.project_id and place.id = span.column_id,
          ${clockTable(clock)}
        where ${isIn(scope)} and span.moved and span.until >= ${startBefore} and span.until < ${end}
          and ${isOpen} offset 0) stayed
      group by rank) measured join named using (rank)
    where tasks > 0 order by array_position(array['pendiente', 'en curso', 'hecho'], kind), position`);
  return rows;
}

/** What is being worked on, the oldest first. */
export async function listUnderWay(db: DbOrTx, scope: Scope, now: Date, clock: WorkingClock) {
  const { rows } = await db.execute<{
    project_id: number;
    task_id: number;
    board_id: number;
    title: string;
    column: string;
    age: number;
  }>(sql`
    select span.project_id, span.task_id, task.board_id, task.title, place.name as column,
      ${workingDays(sql`coalesce(span.started_at, span.since)`, sql`${now}::timestamptz`)} as age
    from ${taskSpans} span ${shown} join columns place
      on place.project_id = task.project_id and place.id = task.column_id, ${clockTable(clock)}
    where ${isIn(scope)} and span.until is null and ${isOpen} and span.kind = 'en curso' and board.id is not null
    order by age desc limit ${mostDots}`);
  return rows;
}
