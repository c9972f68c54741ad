import { randomUUID } from 'node:crypto';
import { mostDeliveryTries } from '@cuadrilla/contract/rules/webhooks/deliveries';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { inSets } from '../../platform/database/in-sets.ts';
import { webhookDeliveries as table } from '../../platform/database/schema/schema.ts';
import { jobKind } from '../../platform/queue/jobs.ts';
import { enqueueJobs } from '../../platform/queue/queue.ts';

/** A call of an address outside, by a rule or a webhook. */
interface WebhookCall {
  projectId: number;
  deliveryId: number;
}

/**
 * What strangers may answer slowly is taken by several hands, and no project has more under way in an instance than half
 * as many as there are: even if each of them is held up in another hand, the others are free for others' receivers.
 */
export const webhookJob = jobKind<WebhookCall>('webhook', {
  // Four days, for whom others may depend on; a few are spare: the last one may be lost with its instance.
  tries: mostDeliveryTries + 5,
  hands: { batchSize: 2, localConcurrency: 10, localGroupConcurrency: 5 },
});

type NewDelivery = Omit<typeof table.$inferInsert, 'id' | 'jobId' | 'state'>;

/** Written down, and on their way once the transaction commits. Of thousands only a set is in memory, with its words. */
export const sendDeliveries = <Item>(
  tx: Tx,
  items: readonly Item[],
  deliveryOf: (item: Item) => NewDelivery,
): Promise<void> =>
  inSets(items, async (set) => {
    const made = await tx
      .insert(table)
      .values(set.map((item) => ({ ...deliveryOf(item), state: 'sending' as const, jobId: randomUUID() })))
      .onConflictDoNothing()
      .returning({ projectId: table.projectId, id: table.id, jobId: table.jobId });
    if (made.length > 0) await enqueueDeliveries(tx, made);
  });

export const sendDelivery = (tx: Tx, delivery: NewDelivery): Promise<void> =>
  sendDeliveries(tx, [delivery], (only) => only);

interface OnItsWay {
  projectId: number;
  id: number;
  jobId: string | null;
}

/** A project's calls share what one project may have at a time. */
const enqueueDeliveries = (tx: Tx, deliveries: readonly OnItsWay[]): Promise<void> =>
  enqueueJobs(
    tx,
    webhookJob,
    deliveries.map(({ projectId, id, jobId }) => ({
      payload: { projectId, deliveryId: id },
      group: String(projectId),
      ...(jobId && { id: jobId }),
    })),
  );

/** Nothing has come back yet. */
const untried = {
  state: 'sending',
  tries: 0,
  headers: null,
  status: null,
  error: null,
  took: null,
  answer: null,
} as const;

/** Once more, with the same words and ids: a job of their own takes them from the one before. Answers how many. */
export async function replayDeliveries(tx: Tx, which: SQL | undefined): Promise<number> {
  const again = await tx
    .update(table)
    .set({ ...untried, jobId: sql`gen_random_uuid()` })
    .where(which)
    .returning({ projectId: table.projectId, id: table.id, jobId: table.jobId });
  if (again.length > 0) await enqueueDeliveries(tx, again);
  return again.length;
}
