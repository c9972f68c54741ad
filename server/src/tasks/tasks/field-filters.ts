import type { DueFilter } from '@cuadrilla/contract/kernel/dates';
import {
  dayAfter,
  dayIn,
  lastOfMonth,
  lastOfWeek,
  startOfDay,
  type WeekStart,
} from '@cuadrilla/contract/kernel/day';
import type { LabelsHow } from '@cuadrilla/contract/tasks/task-fields';
import { and, gte, inArray, isNull, lt, lte, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** Who asks, and when: what is today depends on both. */
export interface Viewpoint {
  now: Date;
  timeZone: string;
  weekStart: WeekStart;
}

export const viewpointOf = (
  { timeZone, weekStart }: { timeZone: string; weekStart: WeekStart },
  now: Date,
): Viewpoint => ({ now, timeZone, weekStart });

/** Where a date is kept, and whether something begins with it, or ends. */
interface DateColumns {
  at: SQLWrapper;
  day?: SQLWrapper | undefined;
  begins?: boolean | undefined;
}

/** Null among the values asks for what has none. */
export function oneOf(place: SQLWrapper, values: readonly (number | null)[]): SQL | undefined {
  const ids = values.filter((value) => value !== null);
  return or(
    ids.length > 0 ? inArray(place, ids) : undefined,
    values.includes(null) ? isNull(place) : undefined,
  );
}

/** The same of a set, which may have any of them. */
export function someOf(place: SQLWrapper, values: readonly (number | null)[]): SQL | undefined {
  const ids = values.filter((value) => value !== null);
  return or(
    ids.length > 0 ? sql`${place} && ${`{${ids.join(',')}}`}::int[]` : undefined,
    values.includes(null) ? sql`cardinality(${place}) = 0` : undefined,
  );
}

/** Any of them, all of them or none of them. */
export function setWith(
  place: SQLWrapper,
  values: readonly (number | null)[],
  how: LabelsHow = 'any',
): SQL | undefined {
  if (how === 'all') return and(...values.map((value) => someOf(place, [value])));
  const some = someOf(place, values);
  return how === 'any' ? some : sql`not (${some})`;
}

const lastDay = { today: (day: string) => day, week: lastOfWeek, month: lastOfMonth };

export function dateIn(columns: DateColumns, span: DueFilter, viewpoint: Viewpoint): SQL | undefined {
  if (span === 'overdue') return and(isPast(columns, viewpoint), isUnfinished);
  const { now, timeZone, weekStart } = viewpoint;
  const today = dayIn(now, timeZone);
  return fallsOn(columns, { from: today, to: lastDay[span](today, weekStart) }, timeZone);
}

/** On any of the reader's days from the first to the last; where one is missing there is no end on that side. */
export function fallsOn(
  { at, day }: DateColumns,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): SQL | undefined {
  return or(
    day && and(from ? gte(day, from) : undefined, to ? lte(day, to) : undefined),
    and(
      from ? gte(at, startOfDay(from, timeZone)) : undefined,
      to ? lt(at, startOfDay(dayAfter(to, 1), timeZone)) : undefined,
    ),
  );
}

/** A day is over, or has begun, where the assignee is; of what is nobody's, where the reader is. */
function isPast({ at, day, begins }: DateColumns, { now, timeZone }: Viewpoint): SQL | undefined {
  if (!day) return lt(at, now);
  const zone = sql`coalesce(
    (select person.time_zone from users person where person.id = tasks.assigned_to), ${timeZone})`;
  const today = sql`(${now}::timestamptz at time zone known_zone(${zone}))::date`;
  const isPastThere = begins ? sql`${day} <= ${today}` : sql`${day} < ${today}`;
  return or(lt(at, now), lt(day, dayIn(now, lastZone)), and(lte(day, dayIn(now, firstZone)), isPastThere));
}

/** Where a day begins first, and where last: only of the days in between the zone has to be asked, which is slow. */
const [firstZone, lastZone] = ['Etc/GMT-14', 'Etc/GMT+12'];

/** The last millisecond of a day there. */
export const endOf = (day: SQL, timeZone: string): SQL =>
  sql`(${day} + time '23:59:59.999') at time zone (select known_zone(${timeZone}))`;

/** Named in full: where a statement has one table, drizzle would leave its name out. */
const isUnfinished = sql`exists (
  select from columns place
  where place.project_id = tasks.project_id and place.id = tasks.column_id and place.kind <> 'hecho')`;
