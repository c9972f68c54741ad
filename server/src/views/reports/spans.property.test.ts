import { dayIn } from '@cuadrilla/contract/kernel/day';
import type { Percentiles, ReportFlow } from '@cuadrilla/contract/views/reports/reports';
import * as fc from 'fast-check';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  columns,
  events,
  facts,
  reportColumns,
  reportSums,
  reportTimes,
  taskSpans,
} from '../../platform/database/schema/schema.ts';
import { activityPlainly, reportPlainly } from '../../testing/plain-report.ts';
import { timesPlainly } from '../../testing/plain-times.ts';
import { readLog } from '../../testing/read-log.ts';
import { doing, live, makeScene, type Moment, type Seen } from '../../testing/report-history.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteBoard } from '../../tasks/boards/boards.commands.ts';
import { emptyTrash } from '../../instance/trash/trash.commands.ts';
import { factsReader } from './facts.reader.ts';
import { makeFlow, makeSummary } from './make-report.ts';
import { findScope } from './reports.queries.ts';
import { spansReader } from './spans.reader.ts';
import { isAway, type ReportColumn, type Span } from './spans.ts';

const test = useTestApp();
/** The same out of the spans. */
const spansAt = (spans: readonly Span[], at: Date) =>
  spans
    .filter(({ since, until }) => since <= at && (until === null || until > at))
    .filter((span) => !isAway(span))
    .map(({ taskId: id, kind, assignedTo: assigned }) => ({ id, kind, assigned }));

const countAt = (spans: readonly Span[], flag: 'finished' | 'reopened' | 'born', at: Date) =>
  spans.filter((span) => span[flag] && span.since.getTime() === at.getTime()).length;

async function read(projectId: number, size?: number): Promise<void> {
  await readLog(test.database.db, spansReader, projectId, size);
  await readLog(test.database.db, factsReader, projectId, size);
}

const kept = (projectId: number) =>
  Promise.all([
    test.database.db
      .select()
      .from(taskSpans)
      .where(eq(taskSpans.projectId, projectId))
      .orderBy(taskSpans.taskId, taskSpans.seq),
    test.database.db
      .select()
      .from(reportColumns)
      .where(eq(reportColumns.projectId, projectId))
      .orderBy(reportColumns.id),
    test.database.db
      .select()
      .from(reportSums)
      .where(eq(reportSums.projectId, projectId))
      .orderBy(reportSums.what, reportSums.day, reportSums.key),
    test.database.db
      .select()
      .from(reportTimes)
      .where(eq(reportTimes.projectId, projectId))
      .orderBy(reportTimes.what, reportTimes.day, reportTimes.key),
    test.database.db.select().from(facts).where(eq(facts.projectId, projectId)).orderBy(facts.day),
  ]);

async function forget(projectId: number): Promise<void> {
  await test.database.db.delete(taskSpans).where(eq(taskSpans.projectId, projectId));
  await test.database.db.delete(reportColumns).where(eq(reportColumns.projectId, projectId));
  await test.database.db.delete(reportSums).where(eq(reportSums.projectId, projectId));
  await test.database.db.delete(reportTimes).where(eq(reportTimes.projectId, projectId));
  await test.database.db.delete(facts).where(eq(facts.projectId, projectId));
}

/** Whole hours, halves and quarters, both ends of the world, and clocks that change on the way, one of them by half an hour. */
const zones = [
  'America/Bogota',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Europe/London',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
];

/** Reports say days to the tenth: half of one is rounded up or down. */
function nearly(plain: unknown): unknown {
  if (typeof plain === 'number') return expect.closeTo(plain, 0.9);
  if (plain === null || typeof plain !== 'object') return plain;
  return Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, nearly(value)]));
}

const percentilesIn = (times: Percentiles) => times && { p50: times.p50, p85: times.p85, p95: times.p95 };

const timesIn = ({ finishedCount, lead, cycle, columns: all, underWay }: ReportFlow) => ({
  finishedCount,
  lead: percentilesIn(lead),
  cycle: percentilesIn(cycle),
  columns: Object.fromEntries(all.map(({ name, kind, ...times }) => [`${kind} ${name}`, times])),
  underWay: Object.fromEntries(underWay.map(({ task_id, age }) => [task_id, age])),
});

const whenWorked = async (projectId: number): Promise<Date[]> => {
  const deeds = ['task.created', 'task.updated', 'task.deleted', 'task.restored'] as const;
  const rows = await test.database.db
    .select({ at: events.at })
    .from(events)
    .where(and(eq(events.projectId, projectId), inArray(events.type, [...deeds])));
  return rows.map(({ at }) => at);
};

async function expectReports(
  project: { id: number; ownerId: number },
  history: Moment[],
  known: ReportColumn[],
) {
  const { db } = test.database;
  const scope = await findScope(db, project.ownerId, { project: [project.id] });
  const now = new Date((history.at(-1)?.at.getTime() ?? 0) + 1);
  const worked = await whenWorked(project.id);
  for (const timeZone of zones) {
    const person = {
      id: project.ownerId,
      timeZone,
      country: null,
      region: null,
      weekStart: 'monday' as const,
    };
    // Of days that are still to come a report says nothing.
    const from = dayIn(now, timeZone) < '2026-03-25' ? '2026-03-22' : '2026-03-25';
    const period = { from, to: '2026-04-03' };
    const [summary, flow] = await Promise.all([
      makeSummary(db, scope, period, person, now),
      makeFlow(db, scope, period, person, now),
    ]);
    const plain = reportPlainly(history, known, summary.days, timeZone, now);
    const { open, overdue, weeks, before } = summary;
    expect({ timeZone, open, overdue, weeks, before }).toEqual({ timeZone, ...plain.summary });
    expect(
      new Map(
        flow.bands.map(({ name, kind, counts }) => [kind === 'hecho' ? kind : `${kind} ${name}`, counts]),
      ),
    ).toEqual(plain.bands);
    expect(timesIn(flow)).toEqual(nearly(timesPlainly(history, known, summary.days, timeZone, now)));
    expect(summary.activity).toEqual(activityPlainly(worked, summary.days, timeZone));
  }
}

it('spans and reports say at every moment what was so, and are the same when the log is read anew', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(doing, { minLength: 10, maxLength: 40 }),
      fc.integer({ min: 20, max: 600 }),
      fc.integer({ min: 1, max: 50 }),
      async (all, minutesApart, size) => {
        const { project, history } = await live(test, all, minutesApart);
        await read(project.id, size);
        const once = await kept(project.id);
        const [spans, columnsThen] = once;
        for (const [index, { at, seen }] of history.entries()) {
          const here = seen.filter((task) => task.here);
          expect(spansAt(spans, at)).toEqual(here.map(({ id, kind, assigned }) => ({ id, kind, assigned })));
          const before = new Map(history[index - 1]?.seen.map((task) => [task.id, task]));
          const became = (changed: (task: Seen, then?: Seen) => boolean) =>
            here.filter((task) => changed(task, before.get(task.id))).length;
          expect(countAt(spans, 'finished', at)).toBe(
            became(({ kind }, then) => kind === 'hecho' && then?.kind !== 'hecho'),
          );
          expect(countAt(spans, 'reopened', at)).toBe(
            became(({ kind }, then) => kind !== 'hecho' && then?.kind === 'hecho'),
          );
          expect(countAt(spans, 'born', at)).toBe(became((_task, then) => !then));
        }
        await expectReports(project, history, columnsThen);
        await forget(project.id);
        await read(project.id);
        expect(await kept(project.id)).toEqual(once);
      },
    ),
    { numRuns: 5 },
  );
});

it('a purge takes the names of columns from the spans too', async () => {
  const { project, scene } = await makeScene(test);
  const [board = 0] = scene.boards;
  await read(project.id);
  await test.make.inProject(project, (change) => deleteBoard(change, board));
  await test.make.inProject(project, emptyTrash);
  const { db } = test.database;
  const names = await db
    .select({ boardId: reportColumns.boardId, name: reportColumns.name })
    .from(reportColumns)
    .where(eq(reportColumns.projectId, project.id));
  expect(names.filter(({ boardId }) => boardId === board).map(({ name }) => name)).toEqual([
    null,
    null,
    null,
  ]);
  expect(names.filter(({ boardId }) => boardId !== board).every(({ name }) => name !== null)).toBe(true);
  expect(await db.$count(columns, eq(columns.projectId, project.id))).toBe(3);
});
