import type { NewPersonEvent } from '@cuadrilla/contract/person-events';
import { lt, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { personEvents, users } from '../database/schema/schema.ts';

/** Whoever was away for longer reads again. */
const keptFor = 30 * 24 * 60 * 60 * 1_000;

/**
 * Appends to a person's own log, in the transaction that makes it true. The person's row is locked from here to the
 * commit, so that this log, too, is gapless and totally ordered; projects are locked before people.
 */
export async function tellPerson(
  tx: Tx,
  userId: number,
  { type, payload }: NewPersonEvent,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    with person as (update ${users} set seq = seq + 1 where id = ${userId} returning id, seq)
    insert into ${personEvents} (user_id, seq, type, payload, at)
    select id, seq, ${type}, ${JSON.stringify(payload)}::jsonb, ${now}::timestamptz from person`);
}

/** The same to several people. In the order of their ids, so that no two wait crosswise. */
export async function tellPeople(
  tx: Tx,
  people: readonly number[],
  { type, payload }: NewPersonEvent,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    with held as (select id from ${users} where id = any(${sql.param([...people])}::int[])
        order by id for no key update),
      grown as (update ${users} person set seq = seq + 1 from held where held.id = person.id
        returning person.id, person.seq)
    insert into ${personEvents} (user_id, seq, type, payload, at)
    select id, seq, ${type}, ${JSON.stringify(payload)}::jsonb, ${now}::timestamptz from grown`);
}

export async function purgePersonEvents(tx: Tx, now: Date): Promise<void> {
  await tx.delete(personEvents).where(lt(personEvents.at, new Date(now.getTime() - keptFor)));
}
