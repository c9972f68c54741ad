import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { Connection } from './database.ts';

/** Any fixed number: whoever holds it is migrating. */
const migrationLock = 4_120_261_115;

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/**
 * Instances that start together wait here for the first one, on a connection of their own. `install` brings what has
 * tables of its own up to date.
 */
export async function migrateDatabase(
  connection: Connection,
  install: (db: NodePgDatabase) => Promise<void>,
): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    await install(db);
  } finally {
    await client.end();
  }
}
