import type { DueFilter } from '@cuadrilla/contract/kernel/dates';
import { isDay } from '@cuadrilla/contract/kernel/day';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { id, limits, type Span, storable } from '@cuadrilla/contract/kernel/fields';
import type { FieldKind } from '@cuadrilla/contract/tasks/field-kinds';
import type { LabelsHow } from '@cuadrilla/contract/tasks/task-fields';
import { and, gte, isNotNull, isNull, lte, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dateIn, endOf, oneOf, setWith, someOf, type Viewpoint } from './field-filters.ts';

export type CursorValue = string | number | null;

/** What a cursor carries of the last row of a page, as JSON and back as SQL. */
export interface Carried {
  read: (value: CursorValue, reader: Reader) => SQL;
  /** Cursors come back from outside: only what can be cast may pass. */
  carries: z.ZodMiniType<CursorValue>;
  /** Where it is no such value itself. */
  carry?: (value: unknown) => CursorValue;
}

/** Where a list is read from: days end by this zone, and columns are those of this project. */
export interface Reader {
  timeZone: string;
  projectId?: number;
}

/** Where a value stands: of a date, which stands in one of two, its day besides. */
export interface ValuePlace {
  value: SQLWrapper;
  day?: SQLWrapper;
  /** Something begins with this date, and does not end. */
  begins?: boolean;
  /** It is the first of these, and lists are narrowed by all of them. */
  among?: SQLWrapper;
}

/** How lists are in the order of a value, narrowed by it and read on from it. */
interface ValueKind {
  sortedBy: (place: ValuePlace, timeZone: string) => SQL;
  /** Nothing where lists cannot be narrowed by it, or are by themselves. */
  matches: (place: ValuePlace, wanted: never, viewpoint: Viewpoint, how?: LabelsHow) => SQL | undefined;
  carried: Carried;
}

export const anyId = id(messages.cursorInvalid);

const aText = z.string().check(...storable('', limits.description));
const carriedText: Carried = { read: (value) => sql`${value}::text`, carries: aText };
const carriedWord: Carried = { ...carriedText, carries: z.nullable(aText) };
export const carriedId: Carried = { read: (value) => sql`${value}::int`, carries: z.nullable(anyId) };
const carriedNumber: Carried = {
  read: (value) => sql`${value}::float8`,
  carries: z.nullable(z.number()),
};
const carriedFlag: Carried = {
  read: (value) => sql`(${value}::int = 1)`,
  carries: z.nullable(z.int().check(z.gte(0), z.lte(1))),
  carry: Number,
};
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

const itself = ({ value }: ValuePlace): SQL => sql`${value}`;
const never = () => undefined;

/** Whether there is any, or none. */
const isThere = ({ value }: ValuePlace, wanted: readonly (Span | null)[]) =>
  or(...wanted.map((each) => (each ? isNotNull(value) : isNull(value))));

const among = ({ value }: ValuePlace, wanted: readonly (Span | null)[]) =>
  or(
    ...wanted.map((span) => {
      if (!span) return isNull(value);
      const [from, to] = [span.from ?? undefined, span.to ?? undefined];
      if (from === undefined && to === undefined) return isNotNull(value);
      return and(
        from === undefined ? undefined : gte(value, from),
        to === undefined ? undefined : lte(value, to),
      );
    }),
  );

const ids = {
  sortedBy: itself,
  matches: (
    { value, among: set }: ValuePlace,
    wanted: readonly (number | null)[],
    _: Viewpoint,
    how?: LabelsHow,
  ) => (set ? setWith(set, wanted, how) : oneOf(value, wanted)),
  carried: carriedId,
};

/** In the order in which they were chosen, so that the first one decides. */
const idSets = {
  sortedBy: ({ value }: ValuePlace) => sql`(${value})[1]`,
  matches: ({ value }: ValuePlace, wanted: readonly (number | null)[]) => someOf(value, wanted),
  carried: { ...carriedId, carry: (members: unknown) => (members as number[])[0] ?? null },
};

export const valueKinds: Record<FieldKind, ValueKind> = {
  text: { sortedBy: itself, matches: never, carried: carriedText },
  number: { sortedBy: itself, matches: among, carried: carriedNumber },
  /** A day is sorted with its instants, as the last of them. */
  date: {
    sortedBy: ({ value, day }, timeZone) =>
      day ? sql`coalesce(${value}, ${endOf(sql`${day}`, timeZone)})` : sql`${value}`,
    matches: ({ value: at, day, begins }, wanted: DueFilter, viewpoint) =>
      dateIn({ at, day, begins }, wanted, viewpoint),
    carried: carriedDate,
  },
  choice: ids,
  person: ids,
  choices: idSets,
  people: idSets,
  /** Lists ask for it by themselves: what is not asked for is left out (`task-list.queries.ts`). */
  flag: { sortedBy: itself, matches: never, carried: carriedFlag },
  link: { sortedBy: itself, matches: isThere, carried: carriedWord },
  repeat: { sortedBy: itself, matches: never, carried: carriedWord },
};
