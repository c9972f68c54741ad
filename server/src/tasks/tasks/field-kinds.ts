import { type DueFilter, parseDate } from '@cuadrilla/contract/kernel/dates';
import { isDay } from '@cuadrilla/contract/kernel/day';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { id, limits, storable } from '@cuadrilla/contract/kernel/fields';
import type { TaskFieldName } from '@cuadrilla/contract/tasks/task-fields';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { tasks } from '../../platform/database/schema/schema.ts';
import { dateIn, endOf, oneOf, type Viewpoint } from './field-filters.ts';

export type CursorValue = string | number | null;

/** What a cursor carries of the last row of a page, as JSON and back as SQL. */
export interface Carried {
  read: (value: CursorValue, reader: Reader) => SQL;
  /** Cursors come back from outside: only what can be cast may pass. */
  carries: z.ZodMiniType<CursorValue>;
}

/** Where a list is read from: days end by this zone, and columns are those of this project. */
export interface Reader {
  timeZone: string;
  projectId?: number;
}

/** The columns of the fields. */
export type Stored = Pick<typeof tasks.$inferSelect, TaskFieldName | 'startDay' | 'dueDay'>;

/** How a field's value goes from payloads to the log, which says what was meant, to the database and back. */
export interface Kind<Wished, Logged, Filter> {
  /** Where it is kept. */
  columns: readonly (keyof Stored)[];
  /** Of a new task that says nothing of it. */
  empty: string | boolean | null;
  log: (wished: Wished) => Logged;
  store: (logged: Logged) => Partial<Stored>;
  read: (row: Stored) => Logged;
  sortedBy: (timeZone: string) => SQL;
  matches: (wanted: Filter, viewpoint: Viewpoint) => SQL | undefined;
  carried: Carried;
}

export type AnyKind = Kind<unknown, unknown, unknown>;

export const anyId = id(messages.cursorInvalid);

const carriedText: Carried = {
  read: (value) => sql`${value}::text`,
  carries: z.string().check(...storable('', limits.description)),
};
export const carriedNumber: Carried = { read: (value) => sql`${value}::int`, carries: z.nullable(anyId) };
const anInstant = z.iso.datetime().check(z.regex(/^(19|2)/));
export const carriedInstant: Carried = {
  read: (value) => sql`${value}::timestamptz`,
  carries: z.nullable(anInstant),
};
const carriedDate: Carried = {
  read: (value, { timeZone }) =>
    isDay(String(value)) ? endOf(sql`${value}::date`, timeZone) : sql`${value}::timestamptz`,
  carries: z.nullable(z.union([anInstant, z.iso.date().check(z.regex(/^(19|2)/))])),
};

/** A value that is the same everywhere. */
const plain = <Name extends TaskFieldName>(name: Name) => ({
  columns: [name],
  log: (value: Stored[Name]) => value,
  store: (value: Stored[Name]) => ({ [name]: value }),
  read: (row: Pick<Stored, Name>) => row[name],
  sortedBy: () => sql`${tasks[name]}`,
});

export const text = <Name extends 'title' | 'description' | 'repeat' | 'position'>(name: Name) => ({
  ...plain(name),
  empty: '',
  matches: () => undefined,
  carried: carriedText,
});

export const word = (name: 'repeat') => ({ ...text(name), empty: null });

/** Lists ask for it by themselves: what is not asked for is left out (`task-list.queries.ts`). */
export const flag = (name: 'archived') => ({
  ...plain(name),
  empty: false,
  matches: () => undefined,
  carried: { read: (value: CursorValue) => sql`${value}::boolean`, carries: carriedNumber.carries },
});

type NumberName = 'priorityId' | 'assignedTo' | 'labelId' | 'boardId' | 'columnId';

export const number = <Name extends NumberName>(name: Name) => ({
  ...plain(name),
  empty: null,
  matches: (wanted: readonly (number | null)[]) => oneOf(tasks[name], wanted),
  carried: carriedNumber,
});

/** As it was meant, out of the two columns that hold it. */
export const storedDate = (day: string | null, at: Date | null): string | null =>
  day ?? at?.toISOString() ?? null;

type DateColumns = { at: 'startDate' | 'dueDate'; day: 'startDay' | 'dueDay'; begins?: boolean };

/** A day or an instant; a day is sorted with its instants, as the last of them. */
export const date = ({ at, day, begins = false }: DateColumns) => ({
  columns: [at, day],
  empty: null,
  log: (wished: string | null) => (wished === null ? null : meantBy(wished)),
  store: (logged: string | null) => ({
    [at]: logged === null || isDay(logged) ? null : new Date(logged),
    [day]: logged !== null && isDay(logged) ? logged : null,
  }),
  read: (row: Pick<Stored, typeof at | typeof day>) => storedDate(row[day], row[at]),
  sortedBy: (timeZone: string) => sql`coalesce(${tasks[at]}, ${endOf(sql`${tasks[day]}`, timeZone)})`,
  matches: (wanted: DueFilter, viewpoint: Viewpoint) =>
    dateIn({ at: tasks[at], day: tasks[day], begins }, wanted, viewpoint),
  carried: carriedDate,
});

function meantBy(wished: string): string {
  const meant = parseDate(wished);
  if (!meant) throw new Error('the date was not validated');
  return meant;
}
