import { taskIdsOf } from '@cuadrilla/contract/log/events';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { reportColumns, reportSums, reportTimes, taskSpans } from '../../platform/database/schema/schema.ts';
import type { Reader } from '../../platform/log/reader.ts';
import { followTasks, type Present, type ReportColumn, type Span, type LoggedEvent } from './spans.ts';
import { addTo, type DaySums, sumUp } from './sums.ts';
import { type DayTimes, joinTimes, timesToAdd } from './times.ts';

/** Keeps what every task was and when, and the sums of it: what reports say of work is counted from these. */
export const spansReader: Reader = {
  name: 'spans',
  async read(tx, { projectId, events }) {
    const told: LoggedEvent[] = events.filter(concernsSpans);
    if (told.length === 0) return;
    const present = await loadPresent(tx, projectId, told);
    const stored = [...present.tasks.values()];
    const begun = followTasks(present, told);
    if (told.some(concernsColumns)) await keepColumns(tx, projectId, [...present.columns.values()]);
    await endSpans(tx, projectId, stored);
    await beginSpans(tx, projectId, begun);
    await keepSums(tx, projectId, stored, begun);
    await keepTimes(tx, projectId, stored, begun);
  },
};

const concernsSpans = ({ type }: LoggedEvent): boolean => /^(task|board|column)\./.test(type);
const concernsColumns = ({ type }: LoggedEvent): boolean => /^(board|column)\./.test(type);

/** The tasks that the events name, and all in a board or column of theirs: few but when one of those is deleted. */
async function loadPresent(tx: Tx, projectId: number, told: readonly LoggedEvent[]): Promise<Present> {
  const ids = [...taskIdsOf(told)];
  const boards = told.flatMap(({ type, payload }) =>
    type === 'board.deleted' || type === 'board.restored' ? (payload.boardId ?? []) : [],
  );
  const columns = told.flatMap(({ type, payload }) =>
    type === 'column.updated' && payload.changes?.kind ? (payload.columnId ?? []) : [],
  );
  const named: (SQL | undefined)[] = [
    ids.length > 0 ? isAmong(taskSpans.taskId, ids) : undefined,
    boards.length > 0 ? inArray(taskSpans.boardId, boards) : undefined,
    columns.length > 0 ? inArray(taskSpans.columnId, columns) : undefined,
  ].filter((condition) => condition !== undefined);
  const [spans, all] = [
    named.length === 0
      ? []
      : await readRows(
          tx,
          tx
            .select()
            .from(taskSpans)
            .where(and(eq(taskSpans.projectId, projectId), isNull(taskSpans.until), or(...named))),
        ),
    await tx.select().from(reportColumns).where(eq(reportColumns.projectId, projectId)),
  ];
  return {
    tasks: new Map(spans.map((span) => [span.taskId, span])),
    columns: new Map(all.map((column) => [column.id, column])),
  };
}

async function keepColumns(tx: Tx, projectId: number, all: readonly ReportColumn[]): Promise<void> {
  if (all.length === 0) return;
  await tx
    .insert(reportColumns)
    .values(all.map((column) => ({ ...column, projectId })))
    .onConflictDoUpdate({
      target: [reportColumns.projectId, reportColumns.id],
      set: {
        kind: sql`excluded.kind`,
        name: sql`excluded.name`,
        position: sql`excluded.position`,
      },
    });
}

async function endSpans(tx: Tx, projectId: number, stored: readonly Span[]): Promise<void> {
  const ended = stored.filter(({ until }) => until !== null);
  if (ended.length === 0) return;
  const rows = ended.map(({ taskId, seq, until, moved }) => ({ task_id: taskId, seq, until, moved }));
  await tx.execute(sql`
    update ${taskSpans} span set until = ended.until, moved = ended.moved
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as ended (task_id int, seq int, until timestamptz, moved boolean)
    where span.project_id = ${projectId} and span.task_id = ended.task_id and span.seq = ended.seq`);
}

async function beginSpans(tx: Tx, projectId: number, begun: readonly Span[]): Promise<void> {
  const rows = begun.map((span) =>
    Object.fromEntries(
      Object.entries(span).map(([key, value]) => [taskSpans[key as keyof Span].name, value]),
    ),
  );
  await insertAll(tx, taskSpans, projectId, rows);
}

/** Takes out what is there of the days that are concerned, so that it can be put in anew. */
async function takeOut<Day extends DaySums | DayTimes>(
  tx: Tx,
  table: typeof reportSums | typeof reportTimes,
  projectId: number,
  days: readonly Pick<Day, 'what' | 'key' | 'day'>[],
): Promise<Day[]> {
  const places = JSON.stringify(days.map(({ what, key, day }) => ({ what, key, day })));
  const { rows } = await tx.execute(sql`
    delete from ${table} kept using jsonb_to_recordset(${places}::jsonb) as place (what text, key int, day date)
    where kept.project_id = ${projectId} and (kept.what, kept.key, kept.day) = (place.what, place.key, place.day)
    returning kept.*, kept.day::text`);
  return rows as unknown as Day[];
}

async function keepSums(tx: Tx, projectId: number, stored: readonly Span[], begun: readonly Span[]) {
  const changed = sumUp(stored, begun);
  if (changed.length === 0) return;
  const kept = await takeOut<DaySums>(tx, reportSums, projectId, changed);
  const sums = addTo(kept, changed).filter(({ quarters }) => quarters.length > 0);
  await insertAll(tx, reportSums, projectId, sums);
}

async function keepTimes(tx: Tx, projectId: number, stored: readonly Span[], begun: readonly Span[]) {
  const added = timesToAdd(stored, begun);
  if (added.length === 0) return;
  const kept = await takeOut<DayTimes>(tx, reportTimes, projectId, added);
  const joined = added.map((each) =>
    joinTimes(
      kept.find(({ what, key, day }) => what === each.what && key === each.key && day === each.day),
      each,
    ),
  );
  const rows = joined.map(({ times, ...place }) => ({
    ...place,
    times: `\\x${Buffer.from(times).toString('hex')}`,
  }));
  await insertAll(tx, reportTimes, projectId, rows);
}

/** In one statement for any number of them. */
async function insertAll(
  tx: Tx,
  table: typeof taskSpans | typeof reportSums | typeof reportTimes,
  projectId: number,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const all = JSON.stringify(rows.map((row) => ({ project_id: projectId, ...row })));
  await tx.execute(
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${all}::jsonb)`,
  );
}
