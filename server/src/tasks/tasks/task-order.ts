import { messages } from '@cuadrilla/contract/kernel/errors';
import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import type { TaskSortField } from '@cuadrilla/contract/tasks/tasks';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { columns, tasks } from '../../platform/database/schema/schema.ts';
import { invalid } from '../../platform/app-error.ts';
import { fields } from './task-fields.ts';
import type { TaskRow } from './tasks.queries.ts';
import {
  anyId,
  type Carried,
  carriedId,
  carriedInstant,
  type CursorValue,
  type Reader,
  valueKinds,
} from './value-kinds.ts';

type Order = 'asc' | 'desc';

interface SortField extends Carried {
  by: (timeZone: string) => SQL;
  valueOf: (row: TaskRow) => CursorValue;
}

const carriedCount: Carried = { ...carriedId, carries: z.int32().check(z.nonnegative()) };

/** Columns are sorted by their place on the board; a cursor knows one by its id. */
const placeOf = (columnId: CursorValue, { projectId = 0 }: Reader): SQL => sql`(
  select last.position from columns last where last.project_id = ${projectId} and last.id = ${columnId})`;

const byField = Object.fromEntries(
  fields.map(({ as, kind, place, read: valueIn }): [string, SortField] => {
    const { sortedBy, carried } = valueKinds[kind];
    const { carry = (value) => value as CursorValue } = carried;
    const by = (timeZone: string) => sortedBy(place, timeZone);
    return [as, { ...carried, by, valueOf: (row) => carry(valueIn(row)) }];
  }),
) as Record<keyof TaskFields, SortField>;

const sortFields: Record<TaskSortField, SortField> = {
  ...byField,
  title: { ...byField.title, by: () => sql`${tasks.title} collate spanish` },
  column_id: { ...byField.column_id, by: () => sql`${columns.position}`, read: placeOf, carries: anyId },
  id: { by: () => sql`${tasks.id}`, valueOf: (row) => row.id, ...carriedId },
  createdAt: {
    by: () => sql`${tasks.createdAt}`,
    valueOf: (row) => row.createdAt.toISOString(),
    ...carriedInstant,
  },
  updatedAt: {
    by: () => sql`${tasks.updatedAt}`,
    valueOf: (row) => row.updatedAt.toISOString(),
    ...carriedInstant,
  },
  created_by: { by: () => sql`${tasks.createdBy}`, valueOf: (row) => row.createdBy, ...carriedId },
  commentCount: { by: () => sql`${tasks.commentCount}`, valueOf: (row) => row.commentCount, ...carriedCount },
};

/** Empty values come last in both orders; ties go by id. */
export function orderOf(sort: TaskSortField, order: Order, { timeZone }: Reader): SQL[] {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const first = sql`${sortFields[sort].by(timeZone)} ${direction} nulls last`;
  return sort === 'id' ? [first] : [first, sql`${tasks.id} asc`];
}

const encode = (value: CursorValue, id: number): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

export const cursorAfter = (row: TaskRow, sort: TaskSortField): string =>
  encode(sortFields[sort].valueOf(row), row.id);

/** Of a list in the order of the ids. */
export const cursorAfterId = (id: number): string => encode(id, id);

/** Whatever comes after the row that the cursor remembers, in the same order as `orderOf`. */
export function afterCursor(sort: TaskSortField, order: Order, cursor: string, reader: Reader): SQL {
  const { read, carries, ...field } = sortFields[sort];
  const by = field.by(reader.timeZone);
  const parsed = z.safeParse(z.tuple([carries, anyId]), decode(cursor));
  if (!parsed.success) throw invalid(messages.cursorInvalid);
  const [value, lastId] = parsed.data;
  if (value === null) return sql`(${by} is null and ${tasks.id} > ${lastId})`;
  const last = read(value, reader);
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
