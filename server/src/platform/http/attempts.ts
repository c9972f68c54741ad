import { createHash } from 'node:crypto';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { inArray, lt, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Db, Tx } from '../database/database.ts';
import { attempts } from '../database/schema/schema.ts';

/** One thing that is counted: who tries what, and how often that may be tried before there are pauses. */
export interface Attempt {
  about: readonly (string | number)[];
  free: number;
  /** What all who try the same have in common. It keeps nobody out: while it is too much, one try of each is free. */
  among?: Attempt;
}

export const minute = 60;
const hour = 60 * minute;

/** Hashed: what people type where an address belongs is nobody's business. */
const keyOf = ({ about }: Attempt): string =>
  createHash('sha256').update(JSON.stringify(about)).digest('base64url');

/** A second after the last free try, then twice as long each time, up to nine minutes. */
const mostPauses = 10;
const pauseAfter = (times: SQL) =>
  sql`case when ${times} < 1 then interval '0' else power(2, ${times} - 1) * interval '1 second' end`;

/**
 * Answers how far each is beyond what is free, and leaves out what has to wait. In so many seconds as many as are free
 * are forgotten, and all after so many quiet ones.
 */
async function count(tx: Tx, tries: readonly Attempt[], now: Date, within: number, mustWait: boolean) {
  // Below one while they are free: so the table need not know how many those are.
  const rows = tries.map((each) => ({ key: keyOf(each), count: 2 - each.free }));
  const at = sql`${now}::timestamptz`;
  // Requests do not come in the order of their clocks.
  const quiet = sql`greatest(0, least(extract(epoch from ${at} - known.at), ${within}))`;
  const left = sql`case when ${quiet} < ${within}
    then known.count - floor(${quiet} * (2 - excluded.count) / ${within})::int end`;
  const { rows: counted } = await tx.execute<{ count: number }>(sql`
    insert into ${attempts} as known (key, count, at)
    select key, count, ${at} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as tried (key text, count int)
    -- In order, so that no two wait crosswise.
    order by key
    on conflict (key) do update set at = greatest(known.at, ${at}),
      count = least(greatest(${left}, excluded.count - 1) + 1, ${mostPauses})
    where not ${mustWait} or known.at + ${pauseAfter(sql`known.count`)} <= ${at} or known.count < 1
    returning count`);
  return counted;
}

async function isTooMuch(tx: Tx, tried: Attempt, now: Date, within: number): Promise<boolean> {
  const [counted] = await count(tx, [tried], now, within, false);
  return (counted?.count ?? 0) > 0;
}

/** Comes before the try, so that many at once count too. Whoever has to wait is refused, and nothing is counted. */
export function countAttempts(db: Db, tries: readonly Attempt[], now: Date, within = hour): Promise<void> {
  return db.transaction(async (tx) => {
    const counted: Attempt[] = [];
    for (const each of tries) {
      const besieged = each.among && (await isTooMuch(tx, each.among, now, within));
      counted.push(besieged ? { ...each, free: 1 } : each);
    }
    const passed = await count(tx, counted, now, within, true);
    if (passed.length < tries.length) throw await refusal(tx, tries, now);
  });
}

async function refusal(tx: Tx, tries: readonly Attempt[], now: Date): Promise<AppError> {
  const until = sql<Date | null>`max(${attempts.at} + ${pauseAfter(sql`${attempts.count}`)})`.mapWith(
    attempts.at,
  );
  const [found] = await tx.select({ until }).from(attempts).where(isOneOf(tries));
  const seconds = Math.ceil(((found?.until?.getTime() ?? 0) - now.getTime()) / 1_000);
  return new AppError('rate_limited', messages.rateLimited, {}, Math.max(1, seconds));
}

const isOneOf = (tries: readonly Attempt[]) => inArray(attempts.key, tries.map(keyOf));

/** It was a good one: as if it had not been counted. */
export async function forgiveAttempts(db: Db, tries: readonly Attempt[]): Promise<void> {
  for (const each of tries.flatMap((tried) => [tried, ...(tried.among ? [tried.among] : [])])) {
    const fewer = db.update(attempts).set({ count: sql`${attempts.count} - 1` });
    await fewer.where(isOneOf([each]));
  }
}

export async function purgeAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(attempts).where(lt(attempts.at, new Date(now.getTime() - hour * 1_000)));
}
