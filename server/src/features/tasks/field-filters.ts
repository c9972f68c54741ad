import type { DueFilter } from '@cuadrilla/contract/dates';
import { TZDate } from '@date-fns/tz';
import { and, type Column, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';

/** Who asks, and when: what is today depends on both. */
export interface Viewpoint {
  now: Date;
  timeZone: string;
}

/** Null among the values asks for what has none. */
export function oneOf(column: Column, values: readonly (number | null)[]): SQL | undefined {
  const ids = values.filter((value) => value !== null);
  return or(
    ids.length > 0 ? inArray(column, ids) : undefined,
    values.includes(null) ? isNull(column) : undefined,
  );
}

export function dateIn(column: Column, span: DueFilter, { now, timeZone }: Viewpoint): SQL | undefined {
  if (span === 'overdue') return and(lt(column, now), isUnfinished);
  const today = new TZDate(now.getTime(), timeZone);
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const untilMonday = 7 - ((today.getDay() + 6) % 7);
  const ends = {
    today: new TZDate(year, month, day + 1, timeZone),
    week: new TZDate(year, month, day + untilMonday, timeZone),
    month: new TZDate(year, month + 1, 1, timeZone),
  };
  const start = new TZDate(year, month, day, timeZone);
  return and(gte(column, new Date(start.getTime())), lt(column, new Date(ends[span].getTime())));
}

/** Named in full: where a statement has one table, drizzle would leave its name out. */
const isUnfinished = sql`exists (
  select from columns place
  where place.project_id = tasks.project_id and place.id = tasks.column_id and place.kind <> 'hecho')`;
