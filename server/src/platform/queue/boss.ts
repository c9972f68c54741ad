import { sql } from 'drizzle-orm';
import type { DrizzleTransactionLike, MaintenanceOptions, PgBoss } from 'pg-boss';

/** pg-boss's tables have a schema of their own. */
export const schema = 'queue';

type Options = Pick<MaintenanceOptions, 'supervise' | 'superviseIntervalSeconds' | 'monitorIntervalSeconds'>;

/**
 * Loads pg-boss when it is first needed: it is large, and an instance that sends nothing does without it. All that it
 * does goes through the handle that it is given, so in a transaction it takes no second connection from the pool.
 */
export async function createBoss(db: DrizzleTransactionLike, options: Options = {}): Promise<PgBoss> {
  const { fromDrizzle, PgBoss: Boss } = await import('pg-boss');
  return new Boss({
    db: fromDrizzle(db, sql),
    schema,
    // Nothing here is done by the clock, and no job waits for another.
    schedule: false,
    flowIntervalSeconds: 3_600,
    ...options,
  });
}
