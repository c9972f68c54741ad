import { Column, is, SQL, type SQLWrapper } from 'drizzle-orm';
import type { DbOrTx } from './database.ts';

/** A select of columns, none of them in a group. */
interface FlatSelect extends SQLWrapper, PromiseLike<Record<string, unknown>[]> {
  _: { selectedFields: Record<string, unknown> };
}

/**
 * What `await query` answers, for long lists: Drizzle finds out of every cell anew how it is to be read, which takes longer
 * than reading it. Here that is found out once.
 */
export async function readRows<Query extends FlatSelect>(db: DbOrTx, query: Query): Promise<Awaited<Query>> {
  const fields = Object.entries(query._.selectedFields).map(([as, field]) => ({ as, ...sourceOf(field) }));
  if (new Set(fields.map(({ name }) => name)).size < fields.length)
    throw new Error('two columns of one name');
  const { rows } = await db.execute(query);
  return rows.map((row) => {
    const read: Record<string, unknown> = {};
    for (const { as, name, decode } of fields) {
      const value = row[name];
      read[as] = decode && value !== null ? decode(value) : value;
    }
    return read;
  }) as Awaited<Query>;
}

/** What it is called in the answer, and what is made of it, unless it stays as it is. */
function sourceOf(field: unknown): { name: string; decode?: (value: unknown) => unknown } {
  if (is(field, SQL.Aliased)) return { name: field.fieldAlias };
  if (!is(field, Column)) throw new Error('an expression without a name');
  const isPlain = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return isPlain
    ? { name: field.name }
    : { name: field.name, decode: (value) => field.mapFromDriverValue(value) };
}
