import { dayIn } from '@cuadrilla/contract/kernel/day';
import {
  type Figure,
  mostBehindFigure,
  type Percentiles,
  type ReportFlow,
  type ReportSummary,
} from '@cuadrilla/contract/views/reports/reports';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeProject, changeTwoProjects } from '../../platform/log/change.ts';
import { readLog } from '../../testing/read-log.ts';
import { doing, live } from '../../testing/report-history.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { viewpointOf } from '../../tasks/tasks/field-filters.ts';
import { createTasks } from '../../tasks/tasks/create-tasks.commands.ts';
import { moveTasks } from '../../tasks/task-moves/move-tasks.commands.ts';
import { listBehind } from './figure-tasks.queries.ts';
import { makeFlow, makeSummary } from './make-report.ts';
import { daysOf, workingClock } from './report-days.ts';
import { findScope } from './reports.queries.ts';
import { spansReader } from './spans.reader.ts';

const test = useTestApp();

type FigureQuestion = Partial<Figure> & Pick<Figure, 'figure'>;
/** A number that a report says, and which tasks are asked for by whoever clicks on it. */
type Said = [number, FigureQuestion];

function figuresOfSummary(summary: ReportSummary, today: string): Said[] {
  const now = { from: today, to: today };
  const both = ({ open, overdue }: { open: number; overdue: number }, narrowed: Partial<Figure>): Said[] => [
    [open, { figure: 'open', ...now, ...narrowed }],
    [overdue, { figure: 'overdue', ...now, ...narrowed }],
  ];
  const total = (name: 'created' | 'finished') => summary.weeks.reduce((sum, week) => sum + week[name], 0);
  return [
    [total('created'), { figure: 'created' }],
    [total('finished'), { figure: 'finished' }],
    ...summary.weeks.flatMap(({ first: from, last: to, created, finished }): Said[] => [
      [created, { figure: 'created', from, to }],
      [finished, { figure: 'finished', from, to }],
    ]),
    ...summary.days.flatMap((day, index): Said[] => [
      [summary.open[index] ?? 0, { figure: 'open', from: day, to: day }],
      [summary.overdue[index] ?? 0, { figure: 'overdue', from: day, to: day }],
    ]),
    ...summary.priorities.flatMap((each) => both(each, { priority: [each.id] })),
    ...summary.boards.flatMap((each) => both(each, { board: [each.id] })),
    ...summary.labels.flatMap((each) => both(each, { label: each.name })),
    ...summary.people.flatMap((each) => both(each, { assignee: [each.person?.id ?? null] })),
  ];
}

const slow = (clock: 'lead' | 'cycle', times: Percentiles): Said[] =>
  times ? [[times.beyond, { figure: 'finished', clock, over: times.p95 }]] : [];

function figuresOfFlow(flow: ReportFlow, today: string): Said[] {
  return [
    ...flow.bands.flatMap(({ name: column, kind, counts }) =>
      counts.map((count, index): Said => {
        const day = flow.days[index] ?? '';
        return [
          count,
          kind === 'hecho'
            ? { figure: 'done', to: day }
            : { figure: 'open', from: day, to: day, column, kind },
        ];
      }),
    ),
    ...flow.columns.map(({ name: column, kind, tasks }): Said => [tasks, { figure: 'left', column, kind }]),
    ...flow.people.flatMap(({ person, ...load }) =>
      (['overdue', 'week', 'next', 'later'] as const).map((due): Said => [
        load[due],
        { figure: 'open', from: today, to: today, assignee: [person?.id ?? null], due },
      ]),
    ),
    ...slow('lead', flow.lead),
    ...slow('cycle', flow.cycle),
  ];
}

const elsewhere = fc.record({
  column: fc.nat(2),
  /** It is moved here from a project where it was in that column. */
  from: fc.option(fc.nat(2), { nil: undefined }),
  createdAt: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  finishedAt: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
});

const instantOf = (day: number | undefined): string | undefined =>
  day === undefined
    ? undefined
    : new Date(Date.parse('2026-03-20T13:30:00Z') + day * 86_400_000).toISOString();

type Elsewhere = typeof elsewhere extends fc.Arbitrary<infer T> ? T : never;

/** From a file into the project, or into another one and moved from there; answers that one. */
async function bring(project: { id: number; ownerId: number }, brought: readonly Elsewhere[], at: Date) {
  const { db } = test.database;
  const source = await test.make.board({
    project: await test.make.project({ owner: { id: project.ownerId } }),
  });
  const goal = await test.make.board({ project });
  const via = { kind: 'import', id: 1, name: 'tareas.csv' } as const;
  const request = { userId: project.ownerId, now: at, allow: () => true };
  const create = (board: typeof goal, all: readonly Elsewhere[]) =>
    changeProject(db, { ...request, projectId: board.project.id, via }, (change) =>
      createTasks(
        change,
        board.id,
        all.map(({ from, column, createdAt, finishedAt }) => ({
          title: 'De otra parte',
          description: '',
          priorityId: 2,
          dueDate: null,
          columnId: board.columnIds[from ?? column],
          elsewhere: { createdAt: instantOf(createdAt), finishedAt: instantOf(finishedAt) },
        })),
        'UTC',
      ),
    );
  const moved = brought.filter(({ from }) => from !== undefined);
  await create(
    goal,
    brought.filter(({ from }) => from === undefined),
  );
  const ids = await create(source, moved);
  for (const [index, { column }] of moved.entries()) {
    const wish = {
      boardId: goal.id,
      columnId: goal.columnIds[column],
      labels: 'drop',
      assignedTo: null,
    } as const;
    const toProjectId = project.id;
    await changeTwoProjects(db, request, [source.project.id, toProjectId], (from, to) =>
      moveTasks(from, to, source.id, { ids: [ids[index] ?? 0], toProjectId, ...wish }, new Map()),
    );
  }
  return source.project;
}

it('every figure of a report is as large as the list that it opens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(doing, { minLength: 10, maxLength: 40 }),
      fc.integer({ min: 20, max: 600 }),
      fc.array(elsewhere, { maxLength: 6 }),
      fc.constantFrom('America/Bogota', 'Asia/Kathmandu', 'Europe/London', 'Pacific/Kiritimati'),
      fc.constantFrom('2026-03-30', '2026-04-03', '2026-04-12'),
      async (all, minutesApart, imported, timeZone, to) => {
        const { project, history } = await live(test, all, minutesApart);
        const at = new Date((history.at(-1)?.at.getTime() ?? 0) + 30_000);
        const source = await bring(project, imported, at);
        const { db } = test.database;
        await readLog(db, spansReader, source.id);
        await readLog(db, spansReader, project.id);
        const now = new Date((history.at(-1)?.at.getTime() ?? 0) + 90_000);
        const person = {
          id: project.ownerId,
          timeZone,
          country: null,
          region: null,
          weekStart: 'monday' as const,
        };
        const asked = { from: '2026-03-22', to, project: [project.id, source.id] };
        const scope = await findScope(db, person.id, asked);
        const [summary, flow] = await Promise.all([
          makeSummary(db, scope, asked, person, now),
          makeFlow(db, scope, asked, person, now),
        ]);
        const today = dayIn(now, timeZone);
        const said = [...figuresOfSummary(summary, today), ...figuresOfFlow(flow, today)];
        const listed = [];
        for (const [, narrowed] of said) {
          const figure = { ...asked, offset: 0, ...narrowed };
          const period = daysOf(figure, person, now);
          const clock = await workingClock(person, period, now);
          const behind = await listBehind(db, { ...viewpointOf(person, now), scope, figure, period, clock });
          expect(behind.tasks).toHaveLength(Math.min(behind.readable, mostBehindFigure));
          listed.push([behind.count, narrowed]);
        }
        expect(listed).toEqual(said);
      },
    ),
    { numRuns: 8 },
  );
});
