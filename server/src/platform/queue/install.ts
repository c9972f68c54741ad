import { createRequire } from 'node:module';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createBoss, schema } from './boss.ts';
import type { JobKind } from './jobs.ts';

/** Read without loading pg-boss: most starts find its tables as they should be. */
const wanted = createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } };

/** Makes the queue's own tables, or brings them up to date. For whoever holds the lock of the migrations. */
export async function installQueue(db: NodePgDatabase, kinds: readonly JobKind<unknown>[]): Promise<void> {
  const found = await findInstalled(db);
  const missing = kinds.filter(({ name }) => !found?.names.includes(name));
  if (found && found.version >= wanted.pgboss.schema && missing.length === 0) return;
  const boss = await createBoss(db, { supervise: false });
  await boss.start();
  // What it does besides would meet ours on the one connection.
  await boss.stop({ graceful: false });
  for (const { name } of missing) await boss.createQueue(name);
}

async function findInstalled(db: NodePgDatabase): Promise<{ version: number; names: string[] } | undefined> {
  const { rows: tables } = await db.execute(
    sql`select where to_regclass(${`${schema}.version`}) is not null`,
  );
  if (tables.length === 0) return undefined;
  const { rows } = await db.execute<{ version: number; names: string[] }>(sql`
    select version, array(select name from ${sql.identifier(schema)}.queue) as names
    from ${sql.identifier(schema)}.version`);
  return rows[0];
}
