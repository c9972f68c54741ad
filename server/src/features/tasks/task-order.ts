import { messages } from '@cuadrilla/contract/errors';
import type { TaskSortField } from '@cuadrilla/contract/tasks';
import { type SQL, sql } from 'drizzle-orm';
import { tasks } from '../../database/schema/schema.ts';
import { invalid } from '../../http/app-error.ts';
import type { TaskRow } from './tasks.queries.ts';

type Order = 'asc' | 'desc';
type CursorValue = string | number | null;

interface SortField {
  by: SQL;
  /** What a cursor carries of the last row of a page, as JSON and back as SQL. */
  valueOf: (row: TaskRow) => CursorValue;
  cast: SQL;
}

const number = (by: SQL, valueOf: SortField['valueOf']): SortField => ({ by, valueOf, cast: sql`int` });
const instant = (by: SQL, valueOf: SortField['valueOf']): SortField => ({
  by,
  valueOf,
  cast: sql`timestamptz`,
});

const sortFields: Record<TaskSortField, SortField> = {
  id: number(sql`${tasks.id}`, (row) => row.id),
  title: { by: sql`${tasks.title} collate spanish`, valueOf: (row) => row.title, cast: sql`text` },
  due_date: instant(sql`${tasks.dueDate}`, (row) => row.dueDate?.toISOString() ?? null),
  createdAt: instant(sql`${tasks.createdAt}`, (row) => row.createdAt.toISOString()),
  updatedAt: instant(sql`${tasks.updatedAt}`, (row) => row.updatedAt.toISOString()),
  priority_id: number(sql`${tasks.priorityId}`, (row) => row.priorityId),
  assigned_to: number(sql`${tasks.assignedTo}`, (row) => row.assignedTo),
  created_by: number(sql`${tasks.createdBy}`, (row) => row.createdBy),
  position: { by: sql`${tasks.position}`, valueOf: (row) => row.position, cast: sql`text` },
};

/** Empty values come last in both orders; ties go by id. */
export function orderOf(sort: TaskSortField, order: Order): SQL[] {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const first = sql`${sortFields[sort].by} ${direction} nulls last`;
  return sort === 'id' ? [first] : [first, sql`${tasks.id} asc`];
}

export const cursorAfter = (row: TaskRow, sort: TaskSortField): string =>
  Buffer.from(JSON.stringify([sortFields[sort].valueOf(row), row.id])).toString('base64url');

/** Whatever comes after the row that the cursor remembers, in the same order as `orderOf`. */
export function afterCursor(sort: TaskSortField, order: Order, cursor: string): SQL {
  const [value, id] = parseCursor(cursor);
  const { by, cast } = sortFields[sort];
  if (value === null) return sql`(${by} is null and ${tasks.id} > ${id})`;
  const last = sql`${value}::${cast}`;
  const further = order === 'asc' ? sql`${by} > ${last}` : sql`${by} < ${last}`;
  return sql`(${further} or (${by} = ${last} and ${tasks.id} > ${id}) or ${by} is null)`;
}

function parseCursor(cursor: string): [CursorValue, number] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parsed) && isCursorValue(parsed[0]) && Number.isInteger(parsed[1])) {
      return [parsed[0], Number(parsed[1])];
    }
  } catch {
    // Falls through to the refusal below.
  }
  throw invalid(messages.cursorInvalid);
}

const isCursorValue = (value: unknown): value is CursorValue =>
  value === null || typeof value === 'string' || Number.isInteger(value);
