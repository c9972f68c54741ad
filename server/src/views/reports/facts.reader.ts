import type { EventType } from '@cuadrilla/contract/log/events';
import { sql } from 'drizzle-orm';
import { facts } from '../../platform/database/schema/schema.ts';
import type { Reader } from '../../platform/log/reader.ts';
import { dayOf, quarterOf } from './sums.ts';

/** What counts as work on a task. */
const deeds: ReadonlySet<EventType> = new Set<EventType>([
  'task.created',
  'task.updated',
  'task.deleted',
  'task.restored',
  'comment.created',
]);

/** Notes when people do something: what reports say of the hours in which they work is counted from this. */
export const factsReader: Reader = {
  name: 'facts',
  async read(tx, { projectId, events }) {
    const days = new Map<string, number[]>();
    for (const { type, at } of events) {
      if (!deeds.has(type)) continue;
      const day = dayOf(at.getTime());
      days.set(day, [...(days.get(day) ?? []), quarterOf(at.getTime())]);
    }
    if (days.size === 0) return;
    await tx
      .insert(facts)
      .values([...days].map(([day, quarters]) => ({ projectId, day, quarters: new Uint8Array(quarters) })))
      .onConflictDoUpdate({
        target: [facts.projectId, facts.day],
        set: { quarters: sql`${facts.quarters} || excluded.quarters` },
      });
  },
};
