import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database.ts';
import { createBoss, schema } from './boss.ts';
import type { JobName, Jobs } from './jobs.ts';

const minute = 60;
const hour = 60 * minute;

/** How long one try may take, in seconds: after it the job counts as lost with the instance that had it. */
export const expiry = 5 * minute;

/** With growing pauses: most of a day, and four days for whom others may depend on. */
export const mostTries: Record<JobName, number> = {
  mail: 13,
  push: 13,
  passwordReset: 13,
  registrationLink: 13,
  emailLink: 13,
  export: 5,
  webhook: 30,
};

/** What is over, done or not, is kept for a week. */
const persistence = {
  retryDelay: minute / 2,
  retryBackoff: true,
  retryDelayMax: 4 * hour,
  expireInSeconds: expiry,
  deleteAfterSeconds: 7 * 24 * hour,
};

/** For what leaves the house: done if, and only if, the transaction commits, at least once, by any instance. */
export const enqueue = <Name extends JobName>(tx: Tx, name: Name, payload: Jobs[Name]): Promise<void> =>
  enqueueAll(tx, name, [payload]);

/** Several of a kind, in one statement. */
export async function enqueueAll<Name extends JobName>(
  tx: Tx,
  name: Name,
  payloads: readonly Jobs[Name][],
): Promise<void> {
  const boss = await createBoss(tx);
  await boss.insert(
    name,
    payloads.map((data) => ({ data, retryLimit: mostTries[name] - 1, ...persistence })),
  );
}

/** One more try of what was given up, as soon as a worker looks; false where there is no such thing. */
export async function retryJob(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from ${sql.identifier(schema)}.job where id = ${id}::uuid and state = 'failed'`,
  );
  const [found] = rows;
  if (!found) return false;
  const boss = await createBoss(db);
  await boss.retry(found.name, id);
  return true;
}
