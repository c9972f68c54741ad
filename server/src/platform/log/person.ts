import { dayLength } from '@cuadrilla/contract/kernel/durations';
import type { NewPersonEvent } from '@cuadrilla/contract/log/person-events';
import { lt, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { personEvents, users } from '../database/schema/schema.ts';

/** Whoever was away for longer reads again. */
const personEventsKeptFor = 30 * dayLength;

/** What one person's own log is to say. */
export type ToldPerson = NewPersonEvent & { userId: number };

/**
 * Appends to a person's own log, in the transaction that makes it true. The person's row is locked from here to the
 * commit, so that this log, too, is gapless and totally ordered; projects are locked before people.
 */
export const tellPerson = (tx: Tx, userId: number, event: NewPersonEvent, now: Date): Promise<void> =>
  tellEach(tx, [{ userId, ...event }], now);

/** In the order of their ids, and once in a transaction, so that no two wait crosswise. */
export async function holdPeople(tx: Tx, userIds: readonly number[]): Promise<void> {
  await tx.execute(
    sql`select from ${users} where id = any(${sql.param([...userIds])}::int[]) order by id for no key update`,
  );
}

/** What several logs are to say, in the order given. */
export async function tellEach(tx: Tx, told: readonly ToldPerson[], now: Date): Promise<void> {
  if (told.length === 0) return;
  // By itself: what waits and writes in one statement writes on rows that it saw before it waited, and waits again.
  await holdPeople(
    tx,
    told.map(({ userId }) => userId),
  );
  await tx.execute(sql`
    with told as (
      select "userId" as id, type, payload, row_number() over (partition by "userId" order by place)::int as nth
      from rows from (jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        as ("userId" int, type text, payload jsonb)) with ordinality as item ("userId", type, payload, place)),
    counted as (select id, max(nth) as count from told group by id),
    grown as (
      update ${users} set seq = seq + count from counted where users.id = counted.id
      returning users.id, seq - count as before)
    insert into ${personEvents} (user_id, seq, type, payload, at)
    select id, before + nth, type, payload, ${now}::timestamptz from told join grown using (id)`);
}

/** The same to several people. */
export const tellPeople = (
  tx: Tx,
  people: readonly number[],
  event: NewPersonEvent,
  now: Date,
): Promise<void> =>
  tellEach(
    tx,
    people.map((userId) => ({ userId, ...event })),
    now,
  );

export async function purgePersonEvents(tx: Tx, now: Date): Promise<void> {
  await tx.delete(personEvents).where(lt(personEvents.at, new Date(now.getTime() - personEventsKeptFor)));
}
