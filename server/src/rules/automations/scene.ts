import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { dayAfter, dayIn, type WeekStart } from '@cuadrilla/contract/kernel/day';
import type { Country } from '@cuadrilla/contract/kernel/holidays/countries';
import type { Holidays } from '@cuadrilla/contract/kernel/holidays/working-days';
import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { columns, events } from '../../platform/database/schema/schema.ts';
import { freeDaysOf } from '../../platform/holidays/holidays.ts';

/** A task as rules look at it, by the names of the log. */
export interface TaskState extends TaskFields {
  id: number;
  number: number;
  created_by: number;
}

/** Where the owner of a rule is: by this days begin, and are worked on. */
export interface WorkCalendar {
  timeZone: string;
  weekStart: WeekStart;
  holidays: Holidays;
}

interface Column {
  name: string;
  kind: ColumnKind;
}
export type Columns = ReadonlyMap<number, Column>;

/** All columns that the log can name: those there are, and those there were. */
export async function readColumns(db: DbOrTx, projectId: number): Promise<Columns> {
  const gone = await db
    .select({
      id: sql<number>`(${events.payload} ->> 'columnId')::int`,
      name: sql<string>`${events.payload} ->> 'name'`,
      kind: sql<ColumnKind>`${events.payload} ->> 'kind'`,
    })
    .from(events)
    .where(and(eq(events.projectId, projectId), sql`${events.type} = 'column.deleted'`));
  const there = await db
    .select({ id: columns.id, name: columns.name, kind: columns.kind })
    .from(columns)
    .where(eq(columns.projectId, projectId));
  return new Map([...gone, ...there].map(({ id, name, kind }) => [id, { name, kind }]));
}

/** Rules reach a year ahead, and look a month back. */
const behind = 45;
const ahead = 400;

export async function workCalendarOf(
  owner: { timeZone: string; weekStart: WeekStart; country: Country | null; region: string | null },
  now: Date,
): Promise<WorkCalendar> {
  const { timeZone, weekStart } = owner;
  const today = dayIn(now, timeZone);
  const holidays = await freeDaysOf(owner, dayAfter(today, -behind), dayAfter(today, ahead));
  return { timeZone, weekStart, holidays };
}
