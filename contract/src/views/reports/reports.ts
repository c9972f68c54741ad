import * as z from 'zod/mini';
import { columnKinds } from '../../tasks/boards.ts';
import { parseDate } from '../../kernel/dates.ts';
import { dayAfter, isDay } from '../../kernel/day.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { messages } from '../../kernel/errors.ts';
import { namedPerson, optionalText, queryIds, queryNumber, limits } from '../../kernel/fields.ts';
import { canReadProject } from '../../kernel/roles.ts';
import { inProject, ofAccount, ofOneself } from '../../kernel/scopes.ts';

/** Three years of days are drawn; of more nobody could tell one from the next. */
export const longestReport = 1_100;
/** Of the tasks behind a figure so many are listed at a time, and so many dots are drawn. */
export const mostBehindFigure = 200;
export const mostDots = 1_000;
const mostOffset = 1_000_000;

const isDayText = (text: string): boolean => isDay(text) && parseDate(text) !== undefined;
const day = (message: string) => z.string(message).check(z.refine<string>(isDayText, message));

/** Days of who asks, both counted; all my projects that are not archived, or those that are named. */
const periodShape = {
  from: day('El primer día no es válido'),
  to: day('El último día no es válido'),
  project: z.optional(queryIds(messages.projectNotFound)),
};
const fits = z.refine<{ from: string; to: string }>(
  ({ from, to }) => ![from, to].every(isDayText) || (from <= to && to < dayAfter(from, longestReport)),
  { error: `El período abarca de 1 a ${longestReport} días` },
);
const period = z.object(periodShape).check(fits);
export type ReportPeriod = z.output<typeof period>;

const counts = { open: z.int(), overdue: z.int() };

/** What is open with one person, or with nobody: what is late, and what is due this week, the next and later. */
const load = z.object({
  person: z.nullable(namedPerson),
  ...counts,
  week: z.int(),
  next: z.int(),
  later: z.int(),
  /** How many they finished a week in the period. */
  pace: z.number(),
});
export type Load = z.output<typeof load>;

const summary = z.object({
  /** Every day of the period up to today, and what was open and late at its end. */
  days: z.array(z.string()),
  open: z.array(z.int()),
  overdue: z.array(z.int()),
  weeks: z.array(z.object({ first: z.string(), last: z.string(), created: z.int(), finished: z.int() })),
  /** In as many days before the period. */
  before: z.object({ created: z.int(), finished: z.int() }),
  /** How many were finished on each of the last working days, the latest last. */
  pace: z.array(z.int()),
  priorities: z.array(z.object({ id: z.int(), ...counts })),
  people: z.array(load),
  labels: z.array(z.object({ name: z.string(), hex_code: z.string(), ...counts })),
  boards: z.array(z.object({ id: z.int(), name: z.string(), project: z.string(), ...counts })),
  /** What people did on each weekday, Monday first, in each hour. */
  activity: z.array(z.array(z.int())),
});
export type ReportSummary = z.output<typeof summary>;

/** The half, 85 % and 95 % of the tasks take at most so many working days. */
const percentiles = z.nullable(
  z.object({
    p50: z.number(),
    p85: z.number(),
    p95: z.number(),
    /** How many took longer than the last of them, of all. */
    beyond: z.int(),
  }),
);
export type Percentiles = z.output<typeof percentiles>;

const place = { project_id: z.int(), task_id: z.int(), board_id: z.int(), title: z.string() };

const flow = z.object({
  days: z.array(z.string()),
  /** Tasks in each column at the end of each day, columns of one name together; of what is done, what became so. */
  bands: z.array(z.object({ name: z.string(), kind: z.enum(columnKinds), counts: z.array(z.int()) })),
  finished: z.array(z.object({ ...place, day: z.string(), lead: z.number(), cycle: z.nullable(z.number()) })),
  finishedCount: z.int(),
  lead: percentiles,
  cycle: percentiles,
  columns: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(columnKinds),
      tasks: z.int(),
      low: z.number(),
      median: z.number(),
      high: z.number(),
      /** The median of as many days before the period. */
      before: z.nullable(z.number()),
    }),
  ),
  underWay: z.array(z.object({ ...place, column: z.string(), age: z.number() })),
  people: z.array(load),
});
export type ReportFlow = z.output<typeof flow>;

/** `finished` is each time that something was; `done` what is so at the end, and became so in the period. */
export const figures = ['created', 'finished', 'open', 'overdue', 'done', 'left', 'under-way'] as const;
export const dueSpans = ['overdue', 'week', 'next', 'later'] as const;

const number = (message: string) =>
  z.optional(z.pipe(z.string(message).check(z.regex(/^\d{1,5}(\.\d{1,3})?$/, message)), z.transform(Number)));

/** Which tasks a figure counted. What is open is so at the end of the last day, or now where that is today. */
const figure = z
  .object({
    ...periodShape,
    figure: z.enum(figures, 'La cifra no es válida'),
    assignee: z.optional(queryIds('El responsable no es válido')),
    priority: z.optional(queryIds('La prioridad no es válida')),
    board: z.optional(queryIds(messages.boardNotFound)),
    label: optionalText('La etiqueta', limits.name),
    column: optionalText('La columna', limits.name),
    /** What the column meant. */
    kind: z.optional(z.enum(columnKinds, 'El tipo de columna no es válido')),
    due: z.optional(z.enum(dueSpans, 'El plazo no es válido')),
    /** Those that took longer, by one of the two clocks. */
    clock: z.optional(z.enum(['lead', 'cycle'], 'El reloj no es válido')),
    over: number('Los días no son válidos'),
    limit: z.optional(queryNumber(`El límite debe estar entre 1 y ${mostBehindFigure}`, 1, mostBehindFigure)),
    offset: z._default(queryNumber('El comienzo no es válido', 0, mostOffset), 0),
  })
  .check(fits);
export type Figure = z.output<typeof figure>;

const behind = z.object({
  id: z.int(),
  /** Of the event since which it counts: what was finished twice is listed twice. */
  seq: z.int(),
  number: z.int(),
  title: z.string(),
  project_id: z.int(),
  project: z.string(),
  board_id: z.int(),
  board: z.string(),
  priority_id: z.int(),
  assigned: z.nullable(namedPerson),
  /** When it was made or finished, when it left the column, or when it is due. */
  day: z.nullable(z.string()),
  /** Working days, where the figure is about time. */
  took: z.nullable(z.number()),
});
export type TaskBehind = z.output<typeof behind>;

const weeklyReport = z.object({
  on: z.boolean(),
  /** Whether mail goes out from here at all. */
  possible: z.boolean(),
});
export type WeeklyReport = z.output<typeof weeklyReport>;

export const reportEndpoints = {
  readWeekly: endpoint({
    method: 'GET',
    path: '/projects/:projectId/weekly-report',
    summary: 'Whether the report of the project comes to me by mail every Monday',
    allow: inProject(canReadProject),
    status: 200,
    response: weeklyReport,
  }),
  changeWeekly: endpoint({
    method: 'PUT',
    path: '/projects/:projectId/weekly-report',
    summary: 'Have the report of the project by mail every Monday, or no longer',
    allow: inProject(canReadProject),
    body: z.object({ on: z.boolean('El envío semanal debe ser verdadero o falso') }),
    status: 200,
    response: weeklyReport,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/reports/summary',
    summary:
      'What was created and finished in a period, and what is open: by day, person, priority, label and board',
    allow: ofOneself,
    query: period,
    status: 200,
    response: summary,
  }),
  flow: endpoint({
    method: 'GET',
    path: '/reports/flow',
    summary: 'How work went through the columns in a period, and how many working days it took',
    allow: ofOneself,
    query: period,
    status: 200,
    response: flow,
  }),
  tasks: endpoint({
    method: 'GET',
    path: '/reports/tasks',
    summary: `The tasks that a figure counted, ${mostBehindFigure} at a time`,
    allow: ofOneself,
    query: figure,
    status: 200,
    response: z.object({
      tasks: z.array(behind),
      count: z.int(),
      /** Counted, but in the trash or gone for good by now. */
      gone: z.int(),
    }),
  }),
  exported: endpoint({
    method: 'POST',
    path: '/reports/exports',
    summary:
      'Note in the log of security that I took a report with me, whose file my browser makes by itself',
    allow: ofAccount,
    status: 204,
  }),
  projects: endpoint({
    method: 'GET',
    path: '/reports/projects',
    summary: 'My projects with the number of their open tasks, and since when there are any',
    allow: ofOneself,
    status: 200,
    response: z.array(
      z.object({ id: z.int(), name: z.string(), archived: z.boolean(), open: z.int(), since: z.string() }),
    ),
  }),
};
