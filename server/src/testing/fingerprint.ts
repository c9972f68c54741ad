import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';

const tables = [
  'users',
  'sessions',
  'projects',
  'memberships',
  'labels',
  'boards',
  'columns',
  'tasks',
  'comments',
  'points',
  'attachments',
  'dependencies',
  'events',
];

/** One line for each table, which differs when any of its rows does: compare it to see that nothing changed. */
export async function fingerprint(db: Db): Promise<string[]> {
  const each = tables.map(
    (
      name,
    ) => sql`select ${name} || ' ' || count(*) || ' ' || coalesce(md5(string_agg(row::text, '|' order by row::text)), '')
      as line from ${sql.identifier(name)} row`,
  );
  const { rows } = await db.execute<{ line: string }>(sql.join(each, sql` union all `));
  return rows.map(({ line }) => line).toSorted();
}
