import { sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../database/database.ts';
import { createBoss, schema } from './boss.ts';
import type { JobKind } from './jobs.ts';

const hour = 60 * 60;

/** What is over, done or not, is kept for a week. */
const persistence = {
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 4 * hour,
  deleteAfterSeconds: 7 * 24 * hour,
};

/** For what leaves the house: done if, and only if, the transaction commits, at least once, by any instance. */
export const enqueue = <Payload extends object>(
  tx: Tx,
  kind: JobKind<Payload>,
  payload: Payload,
): Promise<void> => enqueueAll(tx, kind, [payload]);

/** Several of a kind, in one statement. */
export const enqueueAll = <Payload extends object>(
  tx: Tx,
  kind: JobKind<Payload>,
  payloads: readonly Payload[],
): Promise<void> =>
  enqueueJobs(
    tx,
    kind,
    payloads.map((payload) => ({ payload })),
  );

interface NewJob<Payload> {
  payload: Payload;
  /** By which it is found again. */
  id?: string;
  /** With whose others it shares what one may have at a time. */
  group?: string;
}

export async function enqueueJobs<Payload extends object>(
  tx: Tx,
  { name, tries, expiry }: JobKind<Payload>,
  jobs: readonly NewJob<Payload>[],
): Promise<void> {
  const boss = await createBoss(tx);
  await boss.insert(
    name,
    jobs.map(({ payload, id, group }) => ({
      data: payload,
      retryLimit: tries - 1,
      ...persistence,
      expireInSeconds: expiry,
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
export async function putBehind(tx: Tx, { name }: JobKind<unknown>, id: string): Promise<void> {
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
