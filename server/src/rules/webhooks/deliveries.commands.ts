import { testEvent } from '@cuadrilla/contract/rules/webhooks/events';
import { webhookMessages } from '@cuadrilla/contract/rules/webhooks/webhooks';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, asc, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { untilNone } from '../../platform/database/in-sets.ts';
import { webhookDeliveries as table, webhooks } from '../../platform/database/schema/schema.ts';
import { replayDeliveries, sendDelivery } from './send.commands.ts';

interface WebhookRef {
  projectId: number;
  webhookId: number;
}

const ofWebhook = ({ projectId, webhookId }: WebhookRef): SQL | undefined =>
  and(eq(table.projectId, projectId), eq(table.webhookId, webhookId));

async function getWebhook(tx: Tx, { projectId, webhookId }: WebhookRef, held: 'key share' | 'no key update') {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.projectId, projectId), eq(webhooks.id, webhookId)))
    .for(held);
  if (!row) throw notFound(webhookMessages.notFound);
  return row;
}

/** Also while it is off: that is when one tries whether it arrives. One at a time, and called once. */
export const sendTest = (db: Db, place: WebhookRef, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { name, url } = await getWebhook(tx, place, 'no key update');
    const underWay = and(ofWebhook(place), eq(table.type, testEvent), eq(table.state, 'sending'));
    if ((await tx.$count(table, underWay)) > 0) throw conflict(webhookMessages.testUnderWay);
    const { projectId, webhookId } = place;
    const data = { project: projectId, webhook: { id: webhookId, name } };
    const body = JSON.stringify({ type: testEvent, timestamp: now.toISOString(), data });
    await sendDelivery(tx, { projectId, webhookId, type: testEvent, url, body, at: now });
  });

export const replayOne = (db: Db, place: WebhookRef, deliveryId: number): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await getWebhook(tx, place, 'key share')).enabled) throw conflict(webhookMessages.isOff);
    const count = await replayDeliveries(tx, and(ofWebhook(place), eq(table.id, deliveryId)));
    if (count === 0) throw notFound(messages.deliveryNotFound);
  });

/** Those whose last try was not answered well; of a test nobody waits any more. */
export const replayFailed = (db: Db, place: WebhookRef): Promise<number> =>
  db.transaction(async (tx) => {
    if (!(await getWebhook(tx, place, 'key share')).enabled) throw conflict(webhookMessages.isOff);
    return untilNone(async (most) => {
      const some = tx
        .select({ id: table.id })
        .from(table)
        .where(and(ofWebhook(place), isNotNull(table.error), ne(table.type, testEvent)))
        .orderBy(asc(table.id))
        .limit(most);
      return replayDeliveries(tx, and(ofWebhook(place), inArray(table.id, some)));
    });
  });
