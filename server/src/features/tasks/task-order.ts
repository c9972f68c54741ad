import { messages } from '@cuadrilla/contract/errors';
import { id, limits, storable } from '@cuadrilla/contract/fields';
import type { TaskSortField } from '@cuadrilla/contract/tasks';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { columns, tasks } from '../../database/schema/schema.ts';
import { invalid } from '../../app-error.ts';
import type { TaskRow } from './tasks.queries.ts';

type Order = 'asc' | 'desc';
type CursorValue = string | number | null;

interface SortField {
  by: SQL;
  /** What a cursor carries of the last row of a page, as JSON and back as SQL. */
  valueOf: (row: TaskRow) => CursorValue;
  read: (value: CursorValue, projectId: number) => SQL;
  /** Cursors come back from outside: only what can be cast may pass. */
  carries: z.ZodMiniType<CursorValue>;
}

type Kind = Pick<SortField, 'read' | 'carries'>;

const anyId = id(messages.cursorInvalid);
const number: Kind = { read: (value) => sql`${value}::int`, carries: z.nullable(anyId) };
const amount: Kind = { ...number, carries: z.int32().check(z.nonnegative()) };
const text: Kind = {
  read: (value) => sql`${value}::text`,
  carries: z.string().check(...storable('', limits.description)),
};
const instant: Kind = {
  read: (value) => sql`${value}::timestamptz`,
  carries: z.nullable(z.iso.datetime().check(z.regex(/^(19|2)/))),
};

/** Columns are sorted by their place on the board; a cursor knows one by its id. */
const placeOf = (columnId: CursorValue, projectId: number): SQL => sql`(
  select last.position from columns last where last.project_id = ${projectId} and last.id = ${columnId})`;

const sortFields: Record<TaskSortField, SortField> = {
  id: { by: sql`${tasks.id}`, valueOf: (row) => row.id, ...number },
  title: { by: sql`${tasks.title} collate spanish`, valueOf: (row) => row.title, ...text },
  due_date: { by: sql`${tasks.dueDate}`, valueOf: (row) => row.dueDate?.toISOString() ?? null, ...instant },
  createdAt: { by: sql`${tasks.createdAt}`, valueOf: (row) => row.createdAt.toISOString(), ...instant },
  updatedAt: { by: sql`${tasks.updatedAt}`, valueOf: (row) => row.updatedAt.toISOString(), ...instant },
  priority_id: { by: sql`${tasks.priorityId}`, valueOf: (row) => row.priorityId, ...number },
  assigned_to: { by: sql`${tasks.assignedTo}`, valueOf: (row) => row.assignedTo, ...number },
  created_by: { by: sql`${tasks.createdBy}`, valueOf: (row) => row.createdBy, ...number },
  position: { by: sql`${tasks.position}`, valueOf: (row) => row.position, ...text },
  column_id: { by: sql`${columns.position}`, valueOf: (row) => row.columnId, read: placeOf, carries: anyId },
  commentCount: { by: sql`${tasks.commentCount}`, valueOf: (row) => row.commentCount, ...amount },
};

/** Empty values come last in both orders; ties go by id. */
export function orderOf(sort: TaskSortField, order: Order): SQL[] {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const first = sql`${sortFields[sort].by} ${direction} nulls last`;
  return sort === 'id' ? [first] : [first, sql`${tasks.id} asc`];
}

export const cursorAfter = (row: TaskRow, sort: TaskSortField): string =>
  Buffer.from(JSON.stringify([sortFields[sort].valueOf(row), row.id])).toString('base64url');

/** Whatever comes after the row that the cursor remembers, in the same order as `orderOf`; by column, in one project. */
export function afterCursor(sort: TaskSortField, order: Order, cursor: string, projectId = 0): SQL {
  const { by, read, carries } = sortFields[sort];
  const parsed = z.safeParse(z.tuple([carries, anyId]), decode(cursor));
  if (!parsed.success) throw invalid(messages.cursorInvalid);
  const [value, lastId] = parsed.data;
  if (value === null) return sql`(${by} is null and ${tasks.id} > ${lastId})`;
  const last = read(value, projectId);
  const further = order === 'asc' ? sql`${by} > ${last}` : sql`${by} < ${last}`;
  return sql`(${further} or (${by} = ${last} and ${tasks.id} > ${lastId}) or ${by} is null)`;
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
