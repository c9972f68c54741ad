import { Client } from 'pg';
import { type Connection, sessionLimits } from './database.ts';
import { DatabaseUnusable } from './embedded/errors.ts';

/**
 * Looks whether a connection begins as ours do: a pooler between here and the database may not let it. Before anything
 * else, since one that shares its connections would keep the lock of the migrations.
 */
export async function refusePooler(connection: Connection): Promise<void> {
  const client = new Client({ ...connection, ...sessionLimits, connectionTimeoutMillis: 5_000 });
  // It is told by what connecting comes to.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { message } = error as Error;
    if (!/unsupported startup parameter/i.test(message)) throw error;
    throw new DatabaseUnusable(
      `at DATABASE_URL there is a pooler that does not let a connection begin as Cuadrilla's do (${message}): name PostgreSQL itself, or see "Behind a pooler" in docs/operating.md`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
