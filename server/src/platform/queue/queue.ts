import { mostDeliveryTries } from '@cuadrilla/contract/webhooks/deliveries';
import { sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../database/database.ts';
import { createBoss, schema } from './boss.ts';
import type { JobName, Jobs } from './jobs.ts';

const minute = 60;
const hour = 60 * minute;

/** How long one try may take, in seconds: after it the job counts as lost with the instance that had it. */
export const expiry = 5 * minute;

/** With growing pauses: most of a day, and four days for whom others may depend on. */
const mostTries: Record<JobName, number> = {
  mail: 13,
  push: 13,
  passwordReset: 13,
  registrationLink: 13,
  emailLink: 13,
  invitation: 13,
  export: 5,
  import: 13,
  // A few are spare: the last one may be lost with its instance.
  webhook: mostDeliveryTries + 5,
};

/** What ends itself much sooner is taken up sooner, too, when its instance has died. */
const sooner: Partial<Record<JobName, number>> = { import: minute };

/** What is over, done or not, is kept for a week. */
const persistence = {
  retryDelay: minute / 2,
  retryBackoff: true,
  retryDelayMax: 4 * hour,
  deleteAfterSeconds: 7 * 24 * hour,
};

/** For what leaves the house: done if, and only if, the transaction commits, at least once, by any instance. */
export const enqueue = <Name extends JobName>(tx: Tx, name: Name, payload: Jobs[Name]): Promise<void> =>
  enqueueAll(tx, name, [payload]);

/** Several of a kind, in one statement. */
export const enqueueAll = <Name extends JobName>(
  tx: Tx,
  name: Name,
  payloads: readonly Jobs[Name][],
): Promise<void> =>
  enqueueJobs(
    tx,
    name,
    payloads.map((payload) => ({ payload })),
  );

interface NewJob<Name extends JobName> {
  payload: Jobs[Name];
  /** By which it is found again. */
  id?: string;
  /** With whose others it shares what one may have at a time. */
  group?: string;
}

export async function enqueueJobs<Name extends JobName>(
  tx: Tx,
  name: Name,
  jobs: readonly NewJob<Name>[],
): Promise<void> {
  const boss = await createBoss(tx);
  await boss.insert(
    name,
    jobs.map(({ payload, id, group }) => ({
      data: payload,
      retryLimit: mostTries[name] - 1,
      ...persistence,
      expireInSeconds: sooner[name] ?? expiry,
      ...(id && { id }),
      ...(group && { group: { id: group } }),
    })),
  );
}

/** When each of these is tried again: those that wait for it. */
export async function listNextTries(db: DbOrTx, ids: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    select id, start_after as at from ${sql.identifier(schema)}.job
    where id = any(${sql.param([...ids])}::uuid[]) and state = 'retry'`);
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
}

/** What failed once is tried again after all that was never tried, however long it has waited. */
export async function putBehind(tx: Tx, name: JobName, id: string): Promise<void> {
  await tx.execute(sql`
    update ${sql.identifier(schema)}.job set priority = -1 where name = ${name} and id = ${id}::uuid`);
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
