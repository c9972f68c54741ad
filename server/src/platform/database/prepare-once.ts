import { createHash } from 'node:crypto';
import { type Query, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type DbOrTx, type Tx, unanswered } from './database.ts';
import { type Fields, type FlatSelect, readerOf, type RowOf, rowReader } from './read-rows.ts';

/** Asks with values for the statement's placeholders. Drizzle translates none that is null: of what may be, say `sql`. */
type Ask<Rows> = (db: DbOrTx, values?: Record<string, unknown>) => Promise<Rows>;

/**
 * A select that is built once in the life of the process, whichever handle it goes through, and that each connection plans
 * once: building and planning take longer than the asking.
 */
export const prepareOnce = <Select extends FlatSelect>(build: (db: DbOrTx) => Select): Ask<Awaited<Select>> =>
  prepared((db) => {
    const select = build(db);
    return { query: select.toSQL(), read: readerOf(select) };
  });

/** The same for a write that answers such fields of what it has written, which may be built by Drizzle. */
export const prepareReturning = <Asked extends Fields>(
  fields: Asked,
  build: (columns: SQL, db: DbOrTx) => SQL,
): Ask<RowOf<Asked>[]> =>
  prepared((db) => {
    const readRow = rowReader(fields) as (cells: unknown[]) => RowOf<Asked>;
    const columns = sql.join(Object.values(fields), sql`, `);
    return { query: dialect.sqlToQuery(build(columns, db)), read: (rows) => rows.map(readRow) };
  });

/** The same for any statement, whose rows come as they are. */
export function prepareWrite<Row extends object>(build: (db: DbOrTx) => SQLWrapper): Ask<Row[]> {
  const ask = prepared<{ rows: Row[] }>((db) => ({ query: dialect.sqlToQuery(build(db).getSQL()) }));
  return async (db, values) => (await ask(db, values)).rows;
}

/**
 * The same for what answers nothing, and is not waited for: what is asked next, or the commit, fails with it. So there
 * has to be a commit.
 */
export function prepareUnanswered(
  build: () => SQL,
): (tx: Tx, values: Record<string, unknown>) => Promise<void> {
  const ask = prepared<unknown>(() => ({ query: dialect.sqlToQuery(build()) }), unanswered);
  return async (tx, values) => void (await ask(tx, values));
}

const dialect = new PgDialect();

interface Built<Rows> {
  query: Query;
  /** Of rows that come as lists of cells. */
  read?: (rows: unknown[][]) => Rows;
}

function prepared<Rows>(build: (db: DbOrTx) => Built<Rows>, kind = ''): Ask<Rows> {
  let built: (Built<Rows> & { name: string }) | undefined;
  return (db, values) => {
    built ??= named(build(db), kind);
    const { query, name, read } = built;
    return db._.session
      .prepareQuery<{ execute: Rows; all: unknown; values: unknown }>(
        query,
        undefined,
        name,
        read !== undefined,
        read,
      )
      .execute(values);
  };
}

/** One name stands for one text. */
const named = <Rows>({ query: { sql: text, params }, read }: Built<Rows>, kind: string) => ({
  query: { sql: text, params },
  name: kind + createHash('sha1').update(text).digest('base64url'),
  ...(read && { read }),
});
