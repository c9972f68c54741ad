import { Column, type DriverValueDecoder, is, type Query as Statement, SQL } from 'drizzle-orm';
import type { DbOrTx } from './database.ts';

/** A select of columns and expressions, some of them in groups. */
interface Select extends PromiseLike<Row[]> {
  _: { selectedFields: Row };
  toSQL: () => Statement;
}

type Row = Record<string, unknown>;

interface Prepared<Rows> {
  execute: (values?: Record<string, unknown>) => Promise<Rows>;
}

/**
 * What `query.prepare(name)` answers: Drizzle finds out of every cell anew how it is to be read, which takes longer than
 * reading it. Here that is found out once. A group is there even where all of its cells are null.
 */
export function prepareRows<Query extends Select>(
  db: DbOrTx,
  query: Query,
  name: string | undefined,
): Prepared<Awaited<Query>> {
  const cells = cellsOf(query._.selectedFields);
  const groups = [...new Set(cells.flatMap(({ group }) => group ?? []))];
  const read = (rows: unknown[][]) =>
    rows.map((values) => {
      const row: Row = {};
      for (const group of groups) row[group] = {};
      cells.forEach(({ group, as, decode }, index) => {
        const value = values[index];
        const place = group === undefined ? row : (row[group] as Row);
        place[as] = decode && value !== null ? decode(value) : value;
      });
      return row;
    }) as Awaited<Query>;
  return db._.session.prepareQuery<Answered<Awaited<Query>>>(query.toSQL(), undefined, name, true, read);
}

interface Answered<Rows> {
  execute: Rows;
  all: unknown;
  values: unknown;
}

/** What `await query` answers. With a name, which is that of one text, the database remembers how it reads it. */
export const readRows = <Query extends Select>(
  db: DbOrTx,
  query: Query,
  name?: string,
): Promise<Awaited<Query>> => prepareRows(db, query, name).execute();

interface Cell {
  group?: string | undefined;
  as: string;
  /** What is made of it, unless it stays as it is. */
  decode: ((value: unknown) => unknown) | undefined;
}

const cellsOf = (fields: Row, group?: string): Cell[] =>
  Object.entries(fields).flatMap(([as, field]) =>
    is(field, Column) || is(field, SQL) || is(field, SQL.Aliased)
      ? { group, as, decode: decoderOf(field) }
      : cellsOf(field as Row, as),
  );

function decoderOf(field: Column | SQL | SQL.Aliased): Cell['decode'] {
  const decoder = is(field, Column) ? field : decoderIn(is(field, SQL.Aliased) ? field.sql : field);
  const isPlain = decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return isPlain ? undefined : (value) => decoder.mapFromDriverValue(value);
}

/** Of `mapWith`; Drizzle's types do not tell of it. */
const decoderIn = (expression: SQL): DriverValueDecoder<unknown, unknown> =>
  (expression as unknown as { decoder: DriverValueDecoder<unknown, unknown> }).decoder;
