import { mostEvents } from '@cuadrilla/contract/views/live';
import type { PersonEvent } from '@cuadrilla/contract/log/person-events';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { personEvents, users } from '../../platform/database/schema/schema.ts';
import { encode, type Frame } from './frame.ts';

/** What is new in one person's log, for all their tabs here. */
export interface PersonBatch {
  readonly since: number;
  readonly seq: number;
  /** What to tell a tab that has heard all up to `told`. */
  frameAfter(told: number): Frame;
}

/** Ends and events come of one snapshot: read one after the other, the events could go beyond the end. */
export async function readPeople(
  db: Db,
  positions: ReadonlyMap<number, number>,
): Promise<Map<number, PersonBatch>> {
  const wanted = JSON.stringify([...positions].map(([id, since]) => ({ id, since })));
  const { rows } = await db.execute<{ id: number; seq: number; events: PersonEvent[] }>(sql`
    select person.id, person.seq, coalesce((
      select jsonb_agg(jsonb_build_object('seq', event.seq, 'type', event.type, 'payload', event.payload,
        'at', event.at) order by event.seq)
      from (select * from ${personEvents} where user_id = person.id and seq > wanted.since
        order by seq limit ${mostEvents}) event), '[]') as events
    from jsonb_to_recordset(${wanted}::jsonb) as wanted (id int, since int)
    join ${users} person on person.id = wanted.id`);
  return new Map(rows.map(({ id, seq, events }) => [id, makeBatch(positions.get(id) ?? seq, seq, events)]));
}

function makeBatch(since: number, seq: number, events: PersonEvent[]): PersonBatch {
  return {
    since,
    seq,
    frameAfter(told) {
      const news = events.filter((event) => event.seq > told);
      // What is missing was too much, or too long ago.
      return news.length === seq - told
        ? encode({ type: 'mine', seq, events: news })
        : encode({ type: 'mineBehind', seq });
    },
  };
}

/** How far each person's log has come. */
export async function listPersonSeqs(db: Db, people: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: users.id, seq: users.seq })
    .from(users)
    .where(inArray(users.id, people))
    .orderBy(asc(users.id));
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}
