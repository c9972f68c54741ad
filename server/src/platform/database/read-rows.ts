import { Column, type DriverValueDecoder, type GetColumnData, is, type Query, SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from './database.ts';

/** A select of columns and expressions, none of them in a group. */
interface FlatSelect extends PromiseLike<Row[]> {
  _: { selectedFields: Row };
  toSQL: () => Query;
}

type Row = Record<string, unknown>;

interface Prepared<Rows> {
  execute: (values?: Record<string, unknown>) => Promise<Rows>;
}

/**
 * What `query.prepare(name)` answers: Drizzle finds out of every cell anew how it is to be read, which takes longer than
 * reading it. Here that is found out once.
 */
export function prepareRows<Select extends FlatSelect>(
  db: DbOrTx,
  query: Select,
  name: string | undefined,
): Prepared<Awaited<Select>> {
  const readRow = rowReader(query._.selectedFields);
  const read = (rows: unknown[][]) => rows.map(readRow) as Awaited<Select>;
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

type Value<Field> = Field extends Column ? GetColumnData<Field> : Field extends SQL<infer Of> ? Of : never;

/**
 * Many fields as one value, of this row or of that which a subquery finds: with each row come descriptions of its columns,
 * which take longer to read than what is in them.
 */
export function packed<Fields extends Record<string, Column | SQL>>(fields: Fields, from?: SQL) {
  const read = rowReader(fields) as (cells: unknown[]) => { [Name in keyof Fields]: Value<Fields[Name]> };
  const cells = sql`json_build_array(${sql.join(Object.values(fields), sql`, `)})`;
  return (from ? sql`(select ${cells} ${from})` : cells).mapWith(read);
}

function rowReader(fields: Row): (cells: readonly unknown[]) => Row {
  const decoders = Object.entries(fields).map(([as, field]) => ({ as, decode: decoderOf(field) }));
  return (cells) => {
    const row: Row = {};
    decoders.forEach(({ as, decode }, index) => {
      const value = cells[index];
      row[as] = decode && value !== null ? decode(value) : value;
    });
    return row;
  };
}

/** What is made of a cell, unless it stays as it is. */
function decoderOf(field: unknown): ((value: unknown) => unknown) | undefined {
  if (is(field, SQL.Aliased)) return decoderOf(field.sql);
  if (is(field, SQL)) return (value) => decoderIn(field).mapFromDriverValue(value);
  if (!is(field, Column)) throw new Error('neither a column nor an expression');
  const isPlain = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return isPlain ? undefined : (value) => field.mapFromDriverValue(value);
}

/** Of `mapWith`, which Drizzle's types do not tell of. */
const decoderIn = (expression: SQL): DriverValueDecoder<unknown, unknown> =>
  (expression as unknown as { decoder: DriverValueDecoder<unknown, unknown> }).decoder;
