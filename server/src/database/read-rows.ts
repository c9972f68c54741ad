import { Column, is, type Query, SQL } from 'drizzle-orm';
import type { DbOrTx } from './database.ts';

/** A select of columns, none of them in a group. */
interface FlatSelect extends PromiseLike<Record<string, unknown>[]> {
  _: { selectedFields: Record<string, unknown> };
  toSQL: () => Query;
}

interface Prepared<Rows> {
  execute: (values?: Record<string, unknown>) => Promise<Rows>;
}

/**
 * What `query.prepare(name)` answers, for long lists: Drizzle finds out of every cell anew how it is to be read, which
 * takes longer than reading it. Here that is found out once.
 */
export function prepareRows<Select extends FlatSelect>(
  db: DbOrTx,
  query: Select,
  name: string | undefined,
): Prepared<Awaited<Select>> {
  const fields = Object.entries(query._.selectedFields).map(([as, field]) => ({
    as,
    decode: decoderOf(field),
  }));
  const read = (rows: unknown[][]) =>
    rows.map((cells) => {
      const row: Record<string, unknown> = {};
      fields.forEach(({ as, decode }, index) => {
        const value = cells[index];
        row[as] = decode && value !== null ? decode(value) : value;
      });
      return row;
    }) as Awaited<Select>;
  return db._.session.prepareQuery<Answered<Awaited<Select>>>(query.toSQL(), undefined, name, true, read);
}

interface Answered<Rows> {
  execute: Rows;
  all: unknown;
  values: unknown;
}

/** What `await query` answers. With a name, which is that of one text, the database remembers how it reads it. */
export const readRows = <Select extends FlatSelect>(
  db: DbOrTx,
  query: Select,
  name?: string,
): Promise<Awaited<Select>> => prepareRows(db, query, name).execute();

/** What is made of a cell, unless it stays as it is. */
function decoderOf(field: unknown): ((value: unknown) => unknown) | undefined {
  if (is(field, SQL.Aliased)) return undefined;
  if (!is(field, Column)) throw new Error('an expression without a name');
  const isPlain = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return isPlain ? undefined : (value) => field.mapFromDriverValue(value);
}
