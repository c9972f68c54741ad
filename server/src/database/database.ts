import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/schema.ts';

export type Db = ReturnType<typeof connect>['db'];
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What a read needs: it works inside and outside of a transaction. */
export type DbOrTx = Db | Tx;

/** How to reach PostgreSQL, as node-postgres takes it. */
export type Connection = pg.ClientConfig;

const sessionSettings = '-c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000';

export function connect(connection: Connection, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    ...connection,
    max: 12,
    connectionTimeoutMillis: 5_000,
    options: sessionSettings,
  });
  // Without this listener an idle connection that breaks would end the process.
  pool.on('error', onError);
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}
