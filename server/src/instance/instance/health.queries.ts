import { statfs } from 'node:fs/promises';
import type { Health } from '@cuadrilla/contract/instance/workings';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { sessions, users } from '../../platform/database/schema/schema.ts';
import type { Settings } from '../../platform/settings.ts';
import manifest from '../../../package.json' with { type: 'json' };

export async function readHealth(db: Db, { databaseUrl, mail }: Settings): Promise<Health> {
  const { rows } = await db.execute<Health['database'] & { folder: string; size: string }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select count(*)::int from ${users} where not demo) as accounts,
      (select count(*)::int from ${sessions} where expires_at > now()) as sessions`);
  const [database] = rows;
  if (!database) throw new Error('the database told nothing of itself');
  return {
    version: manifest.version,
    node: process.versions.node,
    uptime: Math.floor(process.uptime()),
    memory: process.memoryUsage.rss(),
    database: { ...database, size: Number(database.size) },
    disk: databaseUrl === undefined ? await readDisk(db) : null,
    mail: mail ? { server: new URL(mail.smtpUrl).host, from: mail.from.address } : null,
  };
}

async function readDisk(db: Db): Promise<Health['disk']> {
  const { rows } = await db.execute<{ folder: string }>(
    sql`select current_setting('data_directory') as folder`,
  );
  const { bavail, blocks, bsize } = await statfs(rows[0]?.folder ?? '.');
  return { free: bavail * bsize, total: blocks * bsize };
}
