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
      select project_id, column_id, kind, since, until from (${openSpans(scope, period)}) span
      union all
      select project_id, column_id, kind, since, until from ${taskSpans} span
      where ${isIn(scope)} and span.since >= ${start} and span.since < ${end} and span.finished_at >= ${start}
        and span.kind = 'hecho' and ${isHere}),
    changed as (
      select project_id, column_id, kind, bucket, sum(change)::int as change from (
        select project_id, column_id, kind, ${bucketOf(sql`since`, edges)} as bucket, 1 as change from known
        union all
        select project_id, column_id, kind, ${bucketOf(sql`until`, edges)}, -1 from known where until is not null) each
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
  const inPeriod = sql`until >= ${start}`;
  const { rows } = await db.execute<{
    name: string;
    kind: ColumnKind;
    tasks: number;
    spread: number[];
    before: number | null;
  }>(sql`
    select name, kind, (count(*) filter (where ${inPeriod}))::int as tasks,
      percentile_cont(array[0.15, 0.5, 0.85]) within group (order by stay) filter (where ${inPeriod}) as spread,
      percentile_cont(0.5) within group (order by stay) filter (where until < ${start}) as before
    from (select place.name, place.position, place.kind, span.until,
        ${workingDays(sql`span.column_since`, sql`span.until`)} as stay
      from ${taskSpans} span join ${reportColumns} place
        on place.project_id = span.project_id and place.id = span.column_id and place.name is not null,
        ${clockTable(clock)}
      where ${isIn(scope)} and span.moved and span.until >= ${startBefore} and span.until < ${end}
        and span.kind <> 'hecho') stayed
    group by name, kind having count(*) filter (where ${inPeriod}) > 0
    order by array_position(array['pendiente', 'en curso', 'hecho'], kind), min(position)`);
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
