import { dayIn } from '@cuadrilla/contract/kernel/day';
import { type Figure, mostBehindFigure } from '@cuadrilla/contract/views/reports/reports';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  boards,
  labels,
  projects,
  reportColumns,
  taskSpans,
  tasks,
  users,
} from '../../platform/database/schema/schema.ts';
import { weekEnds } from './load.queries.ts';
import { clockTable, type ReportDays, type WorkingClock, workingDays } from './report-days.ts';
import type { Viewpoint } from '../../tasks/tasks/field-filters.ts';
import { dueAt, instantOf, isDueBy, isHere, isIn, isOpen, type Scope } from './reports.queries.ts';

interface FigureScope extends Viewpoint {
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
function countedBy({ figure, period: { days, start, end }, now, timeZone }: FigureScope): Counted {
  const today = dayIn(now, timeZone);
  const last = days.at(-1) ?? today;
  // What is so now is what nothing has ended; on a day that is over it is the day's own end that counts.
  const isNow = last === today;
  const wasSo = isNow
    ? sql`span.until is null`
    : sql`span.since < ${end} and (span.until is null or span.until >= ${end})`;
  const wasLate = isNow
    ? isDueBy(now, timeZone)
    : sql`(span.due_day < ${last}::date or span.due_date < ${end})`;
  const within = (at: SQL) => sql`${at} >= ${start} and ${at} < ${end}`;
  const [due, finishedAt, none] = [dueAt(timeZone), sql`span.finished_at`, sql`null::float8`];
  const isCycle = figure.clock === 'cycle';
  const all: Record<Figure['figure'], Counted> = {
    created: {
      where: sql`span.born and ${within(sql`span.created_at`)}`,
      at: sql`span.created_at`,
      took: none,
    },
    finished: {
      where: sql`span.finished and ${within(finishedAt)} ${isCycle ? sql`and span.started_at < span.finished_at` : sql``}`,
      at: finishedAt,
      took: workingDays(isCycle ? sql`span.started_at` : sql`span.created_at`, finishedAt),
    },
    open: { where: sql`${isOpen} and ${wasSo}`, at: due, took: none },
    overdue: { where: sql`${isOpen} and ${wasSo} and ${wasLate}`, at: due, took: none },
    // A column that nobody can name any more is in no chart.
    done: {
      where: sql`span.kind = 'hecho' and ${isHere} and ${wasSo} and ${finishedAt} >= ${start}
        and ${isColumn(sql`column_.name is not null`)}`,
      at: finishedAt,
      took: none,
    },
    left: {
      where: sql`span.moved and ${isOpen} and ${within(sql`span.until`)}`,
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

const isColumn = (so: SQL): SQL => sql`exists (select from ${reportColumns} column_
  where column_.project_id = span.project_id and column_.id = span.column_id and ${so})`;

/** What tasks left is told by what the column means by now; what is in it, by what it meant then. */
function inColumn({ figure, column, kind }: Figure): SQL {
  const isNamed = column === undefined ? sql`` : sql`and ${isColumn(sql`column_.name = ${column}`)}`;
  if (kind === undefined) return isNamed;
  const isKind = figure === 'left' ? isColumn(sql`column_.kind = ${kind}`) : sql`span.kind = ${kind}`;
  return sql`${isNamed} and ${isKind}`;
}

const oneOf = (column: SQL, ids: readonly (number | null)[] | undefined): SQL =>
  ids === undefined
    ? sql``
    : sql`and (${column} = any(${sql.param(ids.filter((id) => id !== null))}::int[])
        ${ids.includes(null) ? sql`or ${column} is null` : sql``})`;

function dueIn({ figure: { due }, ...viewpoint }: FigureScope): SQL {
  if (!due) return sql``;
  const { now, timeZone } = viewpoint;
  const { week, next } = weekEnds(viewpoint);
  const [byNow, byWeek, byNext] = [now, week, next].map((at) => isDueBy(at, timeZone));
  const spans: Record<typeof due, SQL> = {
    overdue: sql`and ${byNow}`,
    week: sql`and ${byWeek} and ${byNow} is not true`,
    next: sql`and ${byNext} and ${byWeek} is not true`,
    later: sql`and ${byNext} is not true`,
  };
  return spans[due];
}

const isLabelled = (name: string | undefined): SQL =>
  name === undefined
    ? sql``
    : sql`and exists (select from ${labels} label
        where label.project_id = span.project_id and label.id = any(span.label_ids) and label.name = ${name})`;

interface Counts extends Record<string, unknown> {
  count: number;
  readable: number;
}

interface Behind {
  id: number;
  seq: number;
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
}

/**
 * What took longest first, else in the order of time; what happened to a task twice is there twice. What is gone is
 * counted and not listed.
 */
export async function listBehind(db: DbOrTx, asked: FigureScope) {
  const { scope, figure, clock } = asked;
  const { where, at, took } = countedBy(asked);
  // To the tenth of a day, as the charts have it and round it.
  const isLonger =
    figure.over === undefined ? sql`` : sql`and floor((${took}) * 10 + 0.5) / 10 > ${figure.over}::float8`;
  const { rows } = await db.execute<Counts & (Behind | { [Name in keyof Behind]: null })>(sql`
    with counted as materialized (
      select span.project_id, span.task_id, span.seq, ${at} as at, ${took} as took
      from ${taskSpans} span, ${clockTable(clock)}
      where ${isIn(scope)} and ${where} ${isLonger} ${dueIn(asked)}
        ${oneOf(sql`span.assigned_to`, figure.assignee)} ${oneOf(sql`span.priority_id`, figure.priority)}
        ${oneOf(sql`span.board_id`, figure.board)} ${isLabelled(figure.label)} ${inColumn(figure)}),
    readable as materialized (
      select task.id, counted.seq, task.number, task.title, counted.project_id, project.name as project,
        board.id as board_id, board.name as board, task.priority_id, task.assigned_to, counted.at, counted.took
      from counted
      join ${projects} project on project.id = counted.project_id
      join ${tasks} task on task.project_id = counted.project_id and task.id = counted.task_id and task.deleted_at is null
      join ${boards} board on board.project_id = task.project_id and board.id = task.board_id and board.deleted_at is null)
    select behind.id, behind.seq, behind.number, behind.title, behind.project_id, behind.project, behind.board_id,
      behind.board, behind.priority_id, person.id as assigned_id,
      person.first_name || ' ' || person.last_name as assigned_name, ${instantOf(sql`behind.at`)} as at, behind.took,
      (select count(*)::int from counted) as count, (select count(*)::int from readable) as readable
    from (select) once
    left join (select * from readable order by took desc nulls last, at, id, seq
      limit ${figure.limit ?? mostBehindFigure} offset ${figure.offset}) behind on true
    left join ${users} person on person.id = behind.assigned_to
    order by behind.took desc nulls last, behind.at, behind.id, behind.seq`);
  const [{ count, readable } = { count: 0, readable: 0 }] = rows;
  return {
    tasks: rows.flatMap(({ count: _all, readable: _there, ...row }) => (row.id === null ? [] : row)),
    count,
    readable,
  };
}
