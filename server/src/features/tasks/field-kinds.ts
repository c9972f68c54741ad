import { messages } from '@cuadrilla/contract/errors';
import { id, limits, storable } from '@cuadrilla/contract/fields';
import type { DueFilter } from '@cuadrilla/contract/dates';
import { type Column, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dueInstant } from './due-date.ts';
import { dateIn, oneOf, type Viewpoint } from './field-filters.ts';

export type CursorValue = string | number | null;

/** What a cursor carries of the last row of a page, as JSON and back as SQL. */
export interface Carried {
  read: (value: CursorValue, projectId: number) => SQL;
  /** Cursors come back from outside: only what can be cast may pass. */
  carries: z.ZodMiniType<CursorValue>;
}

/** How a field's value goes from payloads to the database, and from there to answers, the log and cursors. */
export interface Kind<Wished, Stored, Logged, Filter> {
  /** Of a new task that says nothing of it. */
  empty: string | null;
  store: (wished: Wished, timeZone: string) => Stored;
  log: (stored: Stored) => Logged;
  matches: (column: Column, wanted: Filter, viewpoint: Viewpoint) => SQL | undefined;
  carried: Carried;
}

export type AnyKind = Kind<unknown, unknown, unknown, unknown>;

export const anyId = id(messages.cursorInvalid);

const carriedText: Carried = {
  read: (value) => sql`${value}::text`,
  carries: z.string().check(...storable('', limits.description)),
};
export const carriedNumber: Carried = { read: (value) => sql`${value}::int`, carries: z.nullable(anyId) };
export const carriedInstant: Carried = {
  read: (value) => sql`${value}::timestamptz`,
  carries: z.nullable(z.iso.datetime().check(z.regex(/^(19|2)/))),
};

export const text = {
  empty: '',
  store: <Value extends string>(value: Value) => value,
  log: <Value extends string>(value: Value) => value,
  matches: () => undefined,
  carried: carriedText,
};

export const number = {
  empty: null,
  store: <Value extends number | null>(value: Value) => value,
  log: <Value extends number | null>(value: Value) => value,
  matches: (column: Column, wanted: readonly (number | null)[]) => oneOf(column, wanted),
  carried: carriedNumber,
};

export const date = {
  empty: null,
  store: (wished: string | null, timeZone: string) => (wished === null ? null : dueInstant(wished, timeZone)),
  log: (stored: Date | null) => stored?.toISOString() ?? null,
  matches: (column: Column, wanted: DueFilter, viewpoint: Viewpoint) => dateIn(column, wanted, viewpoint),
  carried: carriedInstant,
};
