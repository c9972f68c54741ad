import {
  Column,
  type DriverValueDecoder,
  type GetColumnData,
  is,
  type Query,
  SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { DbOrTx } from './database.ts';

/** A select of columns and expressions, none of them in a group. */
export interface FlatSelect extends PromiseLike<Row[]>, SQLWrapper {
  _: { selectedFields: Row };
  toSQL: () => Query;
}

type Row = Record<string, unknown>;

/**
 * How the cells of what is selected are read: Drizzle finds that out of every cell anew, which takes longer than reading it.
 * Here it is found out once.
 */
export function readerOf<Select extends FlatSelect>(select: Select): (rows: unknown[][]) => Awaited<Select> {
  const readRow = rowReader(select._.selectedFields);
  return (rows) => rows.map(readRow) as Awaited<Select>;
}

interface Answered<Rows> {
  execute: Rows;
  all: unknown;
  values: unknown;
}

/** What `await select` answers. With a name, which is that of one text, the database remembers how it reads it. */
export const readRows = <Select extends FlatSelect>(
  db: DbOrTx,
  select: Select,
  name?: string,
): Promise<Awaited<Select>> =>
  db._.session
    .prepareQuery<Answered<Awaited<Select>>>(select.toSQL(), undefined, name, true, readerOf(select))
    .execute();

export type Fields = Record<string, Column | SQL>;
export type RowOf<Asked extends Fields> = { [Name in keyof Asked]: Value<Asked[Name]> };

type Value<Field> = Field extends Column ? GetColumnData<Field> : Field extends SQL<infer Of> ? Of : never;

/**
 * Many fields as one value, of this row or of that which a subquery finds: with each row come descriptions of its columns,
 * which take longer to read than what is in them.
 */
export function packed<Asked extends Fields>(fields: Asked, from?: SQL) {
  const read = rowReader(fields) as (cells: unknown[]) => RowOf<Asked>;
  const cells = sql`json_build_array(${sql.join(Object.values(fields), sql`, `)})`;
  return (from ? sql`(select ${cells} ${from})` : cells).mapWith(read);
}

/** All rows of a select as one value, in their order. */
export function packedRows<Select extends FlatSelect>(select: Select): SQL<Awaited<Select>> {
  const { selectedFields } = select._;
  const cells = sql.raw(
    Object.keys(selectedFields)
      .map((_, place) => `cell${place}`)
      .join(),
  );
  const read = readerOf(select);
  return sql<Awaited<Select>>`(
    select coalesce(json_agg(json_build_array(${cells})), '[]') from ${select} as listed (${cells}))`.mapWith(
    read,
  );
}

export function rowReader(fields: Row): (cells: readonly unknown[]) => Row {
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
