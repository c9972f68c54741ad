import { dayIn } from '@cuadrilla/contract/kernel/day';
import type { ReportPeriod } from '@cuadrilla/contract/views/reports/reports';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { facts, memberships, projects, taskSpans } from '../../platform/database/schema/schema.ts';
import type { ReportDays } from './report-days.ts';
import { dayOf } from './sums.ts';

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
/** What is archived is no longer to be done; what was done stays so. */
export const isOpen = sql`span.kind <> 'hecho' and ${isHere} and not span.archived`;

/** When a task is late: a day is over at its end, where the reader is. */
export const dueAt = (timeZone: string): SQL => sql`coalesce(span.due_date,
  (span.due_day + 1)::timestamp at time zone (select known_zone(${timeZone})))`;

/** What is late at that instant. Days are compared as such: to reckon when each of them ends takes longer. */
export const isDueBy = (at: Date, timeZone: string): SQL =>
  sql`(span.due_day < ${dayIn(at, timeZone)}::date or span.due_date <= ${at})`;

/** Those of whole days of UTC, some of which the period cuts. */
export const daysOfUtc = (from: Date, to: Date): SQL =>
  sql`span.day between ${dayOf(from.getTime())}::date and ${dayOf(to.getTime())}::date`;

/** In which quarters of an hour of each day of UTC people did something: a byte for each time. */
export async function readActivity(db: DbOrTx, scope: Scope, { start, end }: ReportDays) {
  const { rows } = await db.execute<{ day: string; quarters: Buffer }>(sql`
    select span.day::text as day, string_agg(span.quarters, '') as quarters from ${facts} span
    where ${isIn(scope)} and ${daysOfUtc(start, end)} group by span.day`);
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
