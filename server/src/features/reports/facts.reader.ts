import { type EventType, type Happened } from '@cuadrilla/contract/events';
import { sql } from 'drizzle-orm';
import { facts } from '../../database/schema/schema.ts';
import type { Reader } from '../../log/reader.ts';

type Fact = 'created' | 'completed' | 'reopened' | 'changed' | 'deleted' | 'restored' | 'commented';

/** What an event counts as; most of them are no work on a task. */
const factOf: Partial<Record<EventType, Fact>> = {
  'task.created': 'created',
  'task.updated': 'changed',
  'task.deleted': 'deleted',
  'task.restored': 'restored',
  'comment.created': 'commented',
};

function countedAs({ type, payload }: Happened): Fact | undefined {
  if (type !== 'task.updated' || payload.done === undefined) return factOf[type];
  return payload.done ? 'completed' : 'reopened';
}

const hourOf = (at: Date): string => new Date(at).toISOString().replace(/:.*/, ':00:00.000Z');

/** Counts what people do, by the hour: what reports say of days, weeks and weekdays is summed up from this. */
export const factsReader: Reader = {
  name: 'facts',
  async read(tx, { projectId, events }) {
    const counts = new Map<string, { hour: string; actor: number; fact: Fact; count: number }>();
    for (const event of events) {
      const fact = countedAs(event);
      if (fact === undefined) continue;
      const [hour, actor] = [hourOf(event.at), event.actorId];
      const key = `${hour} ${actor} ${fact}`;
      counts.set(key, { hour, actor, fact, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    if (counts.size === 0) return;
    await tx.execute(sql`
      insert into ${facts} as known (project_id, hour, actor_id, fact, count)
      select ${projectId}::int, hour, actor, fact, count
      from jsonb_to_recordset(${JSON.stringify([...counts.values()])}::jsonb)
        as counted (hour timestamptz, actor int, fact text, count int)
      on conflict (project_id, hour, actor_id, fact) do update set count = known.count + excluded.count`);
  },
};
