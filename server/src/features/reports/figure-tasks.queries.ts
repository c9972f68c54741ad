import { type Figure, mostBehindFigure } from '@cuadrilla/contract/reports/reports';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import {
  boards,
  labels,
  projects,
  reportColumns,
  taskSpans,
  tasks,
  users,
} from '../../database/schema/schema.ts';
import { weekEnds } from './load.queries.ts';
import { clockTable, type ReportDays, type WorkingClock, workingDays } from './report-days.ts';
import type { Viewpoint } from '../tasks/field-filters.ts';
import { dueAt, instantOf, isIn, isOpen, type Scope } from './reports.queries.ts';

interface Asked extends Viewpoint {
  scope: Scope;
  figure: Figure;
  period: ReportDays;
  clock: WorkingClock;
}

interface Counted {
  where: SQL;
  at: SQL;
  took: SQL;
}

/** Which spans a figure counts, when that was, and how long what it is about had taken by then. */
function countedBy({ figure, period: { start, end }, now, timeZone }: Asked): Counted {
  const moment = end < now ? end : now;
  const wasOpen = sql`${isOpen} and span.since < ${moment} and (span.until is null or span.until >= ${moment})`;
  const began = sql`span.since >= ${start} and span.since < ${end}`;
  const [due, none] = [dueAt(timeZone), sql`null::float8`];
  const isCycle = figure.clock === 'cycle';
  const all: Record<Figure['figure'], Counted> = {
    created: { where: sql`span.born and ${began}`, at: sql`span.since`, took: none },
    finished: {
      where: sql`span.finished and ${began} ${isCycle ? sql`and span.started_at < span.since` : sql``}`,
      at: sql`span.since`,
      took: workingDays(isCycle ? sql`span.started_at` : sql`span.created_at`, sql`span.since`),
    },
    open: { where: wasOpen, at: due, took: none },
    overdue: { where: sql`${wasOpen} and ${due} <= ${moment}`, at: due, took: none },
    left: {
      where: sql`span.moved and ${isOpen} and span.until >= ${start} and span.until < ${end}`,
      at: sql`span.until`,
      took: workingDays(sql`span.column_since`, sql`span.until`),
    },
    'under-way': {
      where: sql`span.until is null and ${isOpen} and span.kind = 'en curso'`,
      at: due,
      took: workingDays(sql`coalesce(span.started_at, span.since)`, sql`${now}::timestamptz`),
    },
  };
  return all[figure.figure];
}

const oneOf = (column: SQL, ids: readonly (number | null)[] | undefined): SQL =>
  ids === undefined
    ? sql``
    : sql`and (${column} = any(${sql.param(ids.filter((id) => id !== null))}::int[])
        ${ids.includes(null) ? sql`or ${column} is null` : sql``})`;

function dueIn({ figure: { due }, ...viewpoint }: Asked): SQL {
  if (!due) return sql``;
  const { now, timeZone } = viewpoint;
  const [at, { week, next }] = [dueAt(timeZone), weekEnds(viewpoint)];
  const spans: Record<typeof due, SQL> = {
    overdue: sql`and ${at} <= ${now}`,
    week: sql`and ${at} > ${now} and ${at} <= ${week}`,
    next: sql`and ${at} > ${week} and ${at} <= ${next}`,
    later: sql`and (${at} > ${next} or ${at} is null)`,
  };
  return spans[due];
}

const named = (table: typeof labels | typeof reportColumns, id: SQL, name: string | undefined): SQL =>
  name === undefined
    ? sql``
    : sql`and exists (select from ${table} named
        where named.project_id = span.project_id and named.id = ${id} and named.name = ${name})`;

interface Behind extends Record<string, unknown> {
  id: number;
  number: number;
  title: string;
  project_id: number;
  project: string;
  board_id: number;
  board: string;
  priority_id: number;
  assigned_id: number | null;
  assigned_name: string;
  /** In milliseconds. */
  at: number | null;
  took: number | null;
  /** The same in every row. */
  count: number;
  readable: number;
}

/** Each task once, what took longest first, else in the order of time. What is gone is counted and not listed. */
export async function listBehind(db: DbOrTx, asked: Asked) {
  const { scope, figure, clock } = asked;
  const { where, at, took } = countedBy(asked);
  // To the tenth of a day, as the charts have it.
  const isLonger =
    figure.over === undefined ? sql`` : sql`and round((${took})::numeric, 1) > ${figure.over}::numeric`;
  const { rows } = await db.execute<Behind>(sql`
    with counted as (
      select distinct on (span.project_id, span.task_id) span.project_id, span.task_id, ${at} as at, ${took} as took
      from ${taskSpans} span, ${clockTable(clock)}
      where ${isIn(scope)} and ${where} ${isLonger} ${dueIn(asked)}
        ${oneOf(sql`span.assigned_to`, figure.assignee)} ${oneOf(sql`span.priority_id`, figure.priority)}
        ${oneOf(sql`span.board_id`, figure.board)} ${named(labels, sql`span.label_id`, figure.label)}
        ${named(reportColumns, sql`span.column_id`, figure.column)}
      order by span.project_id, span.task_id, span.seq desc)
    select task.id, task.number, task.title, counted.project_id, project.name as project, board.id as board_id,
      board.name as board, task.priority_id, person.id as assigned_id,
      person.first_name || ' ' || person.last_name as assigned_name, ${instantOf(sql`counted.at`)} as at, counted.took,
      (select count(*)::int from counted) as count, (count(*) over ())::int as readable
    from counted
    join ${projects} project on project.id = counted.project_id
    join ${tasks} task on task.project_id = counted.project_id and task.id = counted.task_id and task.deleted_at is null
    join ${boards} board on board.project_id = task.project_id and board.id = task.board_id and board.deleted_at is null
    left join ${users} person on person.id = task.assigned_to
    order by counted.took desc nulls last, counted.at, task.id
    limit ${figure.limit ?? mostBehindFigure}`);
  return rows;
}
