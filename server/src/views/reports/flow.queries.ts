import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { mostDots } from '@cuadrilla/contract/views/reports/reports';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  boards,
  reportColumns,
  reportTimes,
  taskSpans,
  tasks,
} from '../../platform/database/schema/schema.ts';
import type { ReportDays } from './report-days.ts';
import { daysOfUtc, isIn, isOpen, type Scope } from './reports.queries.ts';
import { unpack } from './times.ts';

const secondsOf = (at: SQL): SQL => sql`floor(date_part('epoch', ${at}))`;

const shown = sql`left join ${tasks} task on task.project_id = span.project_id and task.id = span.task_id
  and task.deleted_at is null
  left join ${boards} board on board.project_id = task.project_id and board.id = task.board_id and board.deleted_at is null`;

/** When each task was made, begun and finished: three numbers for each. */
export async function readFinished(db: DbOrTx, scope: Scope, { start, end }: ReportDays) {
  const { rows } = await db.execute<{ times: Buffer | null }>(sql`
    select string_agg(span.times, '') as times from ${reportTimes} span
    where ${isIn(scope)} and span.what = 'finished' and ${daysOfUtc(start, end)}`);
  return unpack(rows[0]?.times ?? null);
}

/** The last ones, as many as are drawn. */
export async function listFinished(db: DbOrTx, scope: Scope, from: Date, end: Date) {
  const { rows } = await db.execute<{
    project_id: number;
    task_id: number;
    board_id: number;
    title: string;
    made: number;
    begun: number;
    finished: number;
  }>(sql`
    select span.project_id, span.task_id, coalesce(board.id, 0) as board_id,
      case when board.id is null then '' else task.title end as title, ${secondsOf(sql`span.created_at`)} as made,
      ${secondsOf(sql`least(span.started_at, span.finished_at)`)} as begun, ${secondsOf(sql`span.finished_at`)} as finished
    from (select * from ${taskSpans} span
      where ${isIn(scope)} and span.finished and span.created_at is not null
        and span.finished_at >= ${from} and span.finished_at < ${end}
      order by span.finished_at desc limit ${mostDots}) span ${shown}
    order by span.finished_at`);
  return rows;
}

/** Since when until when tasks stayed in columns that they left in the period, or in as many days before: two numbers for each. */
export async function readStays(db: DbOrTx, scope: Scope, { startBefore, end }: ReportDays) {
  const { rows } = await db.execute<{ id: number; times: Buffer }>(sql`
    select span.key as id, string_agg(span.times, '') as times from ${reportTimes} span
    where ${isIn(scope)} and span.what = 'left' and ${daysOfUtc(startBefore, end)} group by span.key`);
  return new Map(rows.map(({ id, times }) => [id, unpack(times)]));
}

/** Every column that has a name, in the order of boards. */
export async function listReportColumns(db: DbOrTx, scope: Scope) {
  const { rows } = await db.execute<{ id: number; name: string; kind: ColumnKind }>(sql`
    select span.id, span.name, span.kind from ${reportColumns} span where ${isIn(scope)} and span.name is not null
    order by array_position(array['pendiente', 'en curso', 'hecho'], span.kind), span.position`);
  return rows;
}

/** What is being worked on, the oldest first. */
export async function listUnderWay(db: DbOrTx, scope: Scope) {
  const begun = sql`coalesce(span.started_at, span.since)`;
  const { rows } = await db.execute<{
    project_id: number;
    task_id: number;
    board_id: number;
    title: string;
    column: string;
    begun: number;
  }>(sql`
    select span.project_id, span.task_id, task.board_id, task.title, place.name as column, ${secondsOf(begun)} as begun
    from (select * from ${taskSpans} span
      where ${isIn(scope)} and span.until is null and ${isOpen} and span.kind = 'en curso'
      order by ${begun} limit ${mostDots}) span ${shown}
    join columns place on place.project_id = task.project_id and place.id = task.column_id
    where board.id is not null order by ${begun}`);
  return rows;
}
