import type { ReportPeriod } from '@cuadrilla/contract/reports/reports';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import { facts, memberships, projects, taskSpans } from '../../database/schema/schema.ts';
import { bucketOf, instants, type ReportDays } from './report-days.ts';

/** The projects that a report is about. Made here alone: whoever has one may see them. */
export type Scope = readonly number[] & { readonly of: unique symbol };

/** Of the person's own projects those that are named, or all that are not put away and no mere example. */
export async function findScope(
  db: DbOrTx,
  userId: number,
  { project }: Pick<ReportPeriod, 'project'>,
): Promise<Scope> {
  const ids = project?.filter((id) => id !== null);
  const isChosen = ids
    ? sql`project.id = any(${sql.param(ids)}::int[])`
    : sql`project.archived_at is null and not project.example`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select project.id from ${memberships} own join ${projects} project on project.id = own.project_id
    where own.user_id = ${userId} and project.deleted_at is null and ${isChosen} order by project.id`);
  return rows.map(({ id }) => id) as unknown as Scope;
}

/** As a number: a raw row would have it as the database writes it. */
export const instantOf = (at: SQL): SQL => sql`(extract(epoch from ${at}) * 1000)::float8`;

export const isIn = (scope: Scope): SQL => sql`span.project_id = any(${sql.param([...scope])}::int[])`;
export const isHere = sql`not span.deleted and not span.board_deleted`;
export const isOpen = sql`span.kind <> 'hecho' and ${isHere}`;

/** When a task is late: a day is over at its end, where the reader is. */
export const dueAt = (timeZone: string): SQL => sql`coalesce(span.due_date,
  (span.due_day + 1)::timestamp at time zone (select known_zone(${timeZone})))`;

/** Spans of open tasks that reach into the period. Each half is one index. */
export const openSpans = (scope: Scope, { start, end }: ReportDays): SQL => sql`
  select * from ${taskSpans} span where ${isIn(scope)} and span.until is null and ${isOpen} and span.since < ${end}
  union all
  select * from ${taskSpans} span where ${isIn(scope)} and span.until >= ${start} and span.since < ${end} and ${isOpen}`;

/**
 * How many more, or fewer, were open and late after each day; day 0 is what came before. Spans that begin, end and become
 * late on the same days are counted together first: there are few such days, and many spans.
 */
export async function countDays(db: DbOrTx, scope: Scope, period: ReportDays) {
  const { days, edges } = period;
  const bucket = (at: SQL) => bucketOf(at, edges);
  // When a day is over is known of those of the period, and of no other does it matter.
  const due = sql`coalesce(due_date, case when due_day < ${days[0]}::date then '-infinity'
    else (${instants(edges)})[due_day - ${days[0]}::date + 2] end)`;
  const { rows } = await db.execute<{ bucket: number; open: number; overdue: number }>(sql`
    with known as materialized (
      select ${bucket(sql`since`)} as first, ${bucket(sql`until`)} as last,
        case when due < coalesce(until, 'infinity') then ${bucket(sql`greatest(since, due)`)} end as late,
        count(*)::int as count
      from (select since, until, ${due} as due from (${openSpans(scope, period)}) span) open
      group by 1, 2, 3)
    select bucket, sum(open)::int as open, sum(overdue)::int as overdue from (
      select first as bucket, count as open, 0 as overdue from known
      union all select last, -count, 0 from known where last is not null
      union all select late, 0, count from known where late is not null
      union all select last, 0, -count from known where late is not null and last is not null) change
    group by bucket`);
  return rows;
}

/** What was made and finished on each day; day 1 is all of the time before the period that is asked for. */
export async function countMoments(db: DbOrTx, scope: Scope, { startBefore, edges, end }: ReportDays) {
  const { rows } = await db.execute<{ bucket: number; created: number; finished: number }>(sql`
    select ${bucketOf(sql`span.since`, [startBefore, ...edges])} as bucket,
      (count(*) filter (where span.born))::int as created, (count(*) filter (where span.finished))::int as finished
    from ${taskSpans} span
    where ${isIn(scope)} and span.since >= ${startBefore} and span.since < ${end} and (span.born or span.finished)
    group by 1`);
  return rows;
}

export async function countActivity(db: DbOrTx, scope: Scope, { start, end }: ReportDays, timeZone: string) {
  const { rows } = await db.execute<{ weekday: number; hour: number; count: number }>(sql`
    select extract(isodow from there)::int as weekday, extract(hour from there)::int as hour, sum(count)::int as count
    from (select hour at time zone (select known_zone(${timeZone})) as there, sum(count) as count from ${facts} span
      where ${isIn(scope)} and hour >= ${start} and hour < ${end} group by hour) counted
    group by 1, 2`);
  return rows;
}

export async function listReportProjects(db: DbOrTx, userId: number) {
  const { rows } = await db.execute<{
    id: number;
    name: string;
    archived: boolean;
    open: number;
    /** In milliseconds. */
    since: number;
  }>(sql`
    select project.id, project.name, project.archived_at is not null as archived, ${instantOf(sql`project.created_at`)} as since,
      (select count(*)::int from ${taskSpans} span
       where span.project_id = project.id and span.until is null and ${isOpen}) as open
    from ${memberships} own join ${projects} project on project.id = own.project_id
    where own.user_id = ${userId} and project.deleted_at is null
    order by project.name collate spanish, project.id`);
  return rows;
}
