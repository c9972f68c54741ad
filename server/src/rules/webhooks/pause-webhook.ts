import { permissionsOf, roleNames } from '@cuadrilla/contract/kernel/roles';
import { webhookHeaders } from '@cuadrilla/contract/rules/webhooks/events';
import type { WebhookPause } from '@cuadrilla/contract/rules/webhooks/webhooks';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/database/database.ts';
import { memberships, projects, webhookDeliveries, webhooks } from '../../platform/database/schema/schema.ts';
import { appendToEach } from '../../platform/log/change.ts';
import type { Grown } from '../../platform/log/wake.ts';
import { notify } from '../../notices/notifications/notifications.commands.ts';
import type { Called } from './called.queries.ts';

/**
 * Turns a webhook off by itself, and tells those why who can do something about it. Whoever has changed its address or
 * taken it over since it was called has put that right. Answers whose logs have grown.
 */
export const pauseWebhook = (db: DbOrTx, called: Called, paused: WebhookPause, now: Date): Promise<Grown> =>
  db.transaction(async (tx) => {
    const { projectId } = called.delivery;
    await tx
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.id, projectId))
      .for('no key update');
    const [webhook] = await tx
      .update(webhooks)
      .set({ enabled: false, paused })
      .where(and(isStill(called), webhooks.enabled, paused === 'dead' ? isSilentSince(called) : undefined))
      .returning();
    if (!webhook) return { projects: new Set(), people: new Set() };
    const { id: webhookId, ownerId, name } = webhook;
    const event = { type: 'webhook.updated' as const, payload: { webhookId, name, enabled: false, paused } };
    await appendToEach(tx, [{ projectId, event }], { actorId: ownerId, now });
    const telling = {
      kind: 'webhook' as const,
      projectId,
      taskId: null,
      commentId: null,
      actorId: null,
      role: null,
      due: null,
      note: name,
      at: now.toISOString(),
    };
    // Its owner without the right could neither see it nor turn it on.
    const told = paused === 'rights' ? await listManagers(tx, projectId) : [ownerId];
    const tellings = told.map((userId) => ({ ...telling, userId }));
    return { projects: new Set([projectId]), people: new Set(await notify(tx, tellings, now)) };
  });

const isStill = ({ delivery, ownerId, url }: Called): SQL | undefined =>
  and(
    eq(webhooks.projectId, delivery.projectId),
    eq(webhooks.id, delivery.webhookId ?? 0),
    eq(webhooks.ownerId, ownerId ?? 0),
    eq(webhooks.url, url),
  );

/** Nothing was answered well since this was to be told, by when the good calls were signed. */
const isSilentSince = ({ delivery: { projectId, webhookId, at } }: Called): SQL => sql`not exists (
  select from ${webhookDeliveries} well
  where well.project_id = ${projectId} and well.webhook_id = ${webhookId} and well.state = 'done'
  and (well.headers ->> ${webhookHeaders.timestamp})::bigint >= ${Math.floor(at.getTime() / 1_000)})`;

async function listManagers(tx: Tx, projectId: number): Promise<number[]> {
  const managing = roleNames.filter((role) => permissionsOf({ role }).can_manage);
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.projectId, projectId), inArray(memberships.role, managing)));
  return rows.map(({ userId }) => userId);
}
