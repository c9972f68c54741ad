import type { ReportPeriod } from '@cuadrilla/contract/reports/reports';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import { facts, memberships, projects, taskSpans } from '../../database/schema/schema.ts';
import { bucketOf, type ReportDays } from './report-days.ts';

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

/** How many more, or fewer, were open and late after each day; day 0 is what came before. */
export async function countDays(db: DbOrTx, scope: Scope, period: ReportDays, timeZone: string) {
  const bucket = (at: SQL) => bucketOf(at, period.edges);
  const { rows } = await db.execute<{ bucket: number; open: number; overdue: number }>(sql`
    with known as materialized (
      select since, until, case when due is not null then greatest(since, due) end as late
      from (select *, ${dueAt(timeZone)} as due from (${openSpans(scope, period)}) span) open)
    select bucket, sum(open)::int as open, sum(overdue)::int as overdue from (
      select ${bucket(sql`since`)} as bucket, 1 as open, 0 as overdue from known
      union all select ${bucket(sql`until`)}, -1, 0 from known where until is not null
      union all select ${bucket(sql`late`)}, 0, 1 from known where late < coalesce(until, 'infinity')
      union all select ${bucket(sql`until`)}, 0, -1 from known where late < until) change
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
    from (select hour at time zone (select known_zone(${timeZone})) as there, count from ${facts} span
      where ${isIn(scope)} and hour >= ${start} and hour < ${end}) counted
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
