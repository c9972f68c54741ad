import * as z from 'zod/mini';
import { columnKinds } from '../tasks/boards.ts';
import { dayAfter, isDay } from '../kernel/day.ts';
import { parseDate } from '../kernel/dates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { messages } from '../kernel/errors.ts';
import { page, queryId, queryIds, searchText } from '../kernel/fields.ts';
import { roleShape } from '../kernel/roles.ts';
import { ofOneself } from '../kernel/scopes.ts';
import { filterShape, labelsHow } from '../tasks/task-fields.ts';
import { task } from '../tasks/tasks.ts';

/** As much of a task as a calendar shows of it. */
export const calendarTask = z.extend(
  z.pick(task, {
    id: true,
    number: true,
    board_id: true,
    column_id: true,
    title: true,
    start_date: true,
    start_day: true,
    due_date: true,
    due_day: true,
    priority_id: true,
    Priority: true,
    label_id: true,
    label_ids: true,
    assigned_to: true,
    assignedTo: true,
    version: true,
  }),
  { project_id: z.int() },
);
export type CalendarTask = z.output<typeof calendarTask>;

/** A month with the weeks that it begins and ends in has 42 days; an agenda may look further ahead. */
export const longestSpan = 100;
/** Of more than these an answer says only that there are more. */
export const mostInCalendar = 5_000;

const isDayText = (text: string): boolean => isDay(text) && parseDate(text) !== undefined;
const day = (message: string) => z.string(message).check(z.refine<string>(isDayText, message));

/** The same as of a board, over all my projects that are not archived, or over those that are named. */
const narrowing = {
  query: searchText,
  project: z.optional(queryIds(messages.projectNotFound)),
  board: z.optional(queryId(messages.boardNotFound)),
  ...filterShape,
  ...labelsHow,
};

/** By the calendar of who asks; both days count. */
const span = z
  .object({ from: day('El primer día no es válido'), to: day('El último día no es válido'), ...narrowing })
  .check(
    z.refine(
      ({ from, to }) => ![from, to].every(isDayText) || (from <= to && to < dayAfter(from, longestSpan)),
      { error: `El calendario abarca de 1 a ${longestSpan} días` },
    ),
  );
export type CalendarSpan = z.output<typeof span>;

const month = 'El mes no es válido';
/** Of who asks, with the weeks that it begins and ends in; without one, the one that it is for them. */
const ofMonth = z.object({
  month: z.optional(z.string(month).check(z.refine<string>((text) => isDayText(`${text}-01`), month))),
  ...narrowing,
});

const undated = z.object({ ...narrowing, ...page });
export type CalendarNarrowing = Omit<z.output<typeof undated>, keyof typeof page>;

const named = z.object({ id: z.int(), name: z.string() });

/** A project that the calendar may show, with where its tasks can stand. */
const calendarPlace = z.extend(named, {
  role: roleShape,
  archived: z.boolean(),
  boards: z.array(z.extend(named, { columns: z.array(z.extend(named, { kind: z.enum(columnKinds) })) })),
});
export type CalendarPlace = z.output<typeof calendarPlace>;

const tasksOfDays = z.object({
  tasks: z.array(calendarTask),
  /** There are more tasks than an answer holds: those due last are left out. */
  more: z.boolean(),
  /** How far the log of each project had come: what happens later is told by the line. */
  seqs: z.array(z.object({ project_id: z.int(), seq: z.int() })),
});

export const calendarEndpoints = {
  tasks: endpoint({
    method: 'GET',
    path: '/calendar',
    summary: 'Tasks of mine to see that begin, are due or go on in a span of days',
    allow: ofOneself,
    query: span,
    status: 200,
    response: tasksOfDays,
  }),
  /** Whoever does not yet know how weeks begin for a person, or what day it is there, can ask for it. */
  month: endpoint({
    method: 'GET',
    path: '/calendar/month',
    summary: 'The same of a month, with its first and its last day on a calendar',
    allow: ofOneself,
    query: ofMonth,
    status: 200,
    response: z.extend(tasksOfDays, { from: z.string(), to: z.string() }),
  }),
  undated: endpoint({
    method: 'GET',
    path: '/calendar/undated',
    summary: 'Unfinished tasks of mine to see that have neither a start nor a due date, in pages',
    allow: ofOneself,
    query: undated,
    status: 200,
    response: z.array(calendarTask),
  }),
  places: endpoint({
    method: 'GET',
    path: '/calendar/places',
    summary: 'My projects with their boards and columns',
    allow: ofOneself,
    status: 200,
    response: z.array(calendarPlace),
  }),
};
