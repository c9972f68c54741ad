import { hourLength } from '@cuadrilla/contract/kernel/durations';
import {
  formerSecretHours,
  mostWebhooks,
  type NewWebhook,
  type WebhookChange,
  webhookMessages,
} from '@cuadrilla/contract/rules/webhooks/webhooks';
import { and, count, eq, lte } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { webhooks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { type CallRules, requireCallable } from './callable-address.ts';
import { newSigningSecret } from './signatures.ts';

const isWebhook = ({ projectId }: Change, webhookId: number) =>
  and(eq(webhooks.projectId, projectId), eq(webhooks.id, webhookId));

async function getWebhook(change: Change, webhookId: number) {
  const [row] = await change.tx.select().from(webhooks).where(isWebhook(change, webhookId));
  if (!row) throw notFound(webhookMessages.notFound);
  return row;
}

export async function createWebhook(
  change: Change,
  wanted: NewWebhook,
  settings: CallRules,
): Promise<{ webhookId: number; secret: string }> {
  const { tx, projectId, member, now, append } = change;
  requireCallable([wanted.url], settings);
  const [held] = await tx.select({ count: count() }).from(webhooks).where(eq(webhooks.projectId, projectId));
  if ((held?.count ?? 0) >= mostWebhooks) throw conflict(webhookMessages.tooMany);
  const signingSecret = newSigningSecret();
  const [made] = await tx
    .insert(webhooks)
    .values({
      ...wanted,
      projectId,
      ownerId: member.userId,
      enabled: true,
      since: 0,
      signingSecret,
      createdAt: now,
    })
    .returning({ id: webhooks.id });
  if (!made) throw new Error('the insert of a webhook returned no row');
  const since = append({ type: 'webhook.created', payload: { webhookId: made.id, name: wanted.name } });
  await tx.update(webhooks).set({ since }).where(isWebhook(change, made.id));
  return { webhookId: made.id, secret: signingSecret };
}

/** Whoever changes it or turns it on answers for it from then on: it tells what they may see. */
export async function changeWebhook(
  change: Change,
  webhookId: number,
  wish: WebhookChange,
  settings: CallRules,
): Promise<void> {
  const { tx, member, append } = change;
  if (wish.url !== undefined) requireCallable([wish.url], settings);
  const row = await getWebhook(change, webhookId);
  const name = wish.name ?? row.name;
  const enabled = wish.enabled ?? row.enabled;
  const isTurnedOff = row.enabled && !enabled;
  const place = append({ type: 'webhook.updated', payload: { webhookId, name, enabled } });
  await tx
    .update(webhooks)
    .set({
      ...wish,
      ownerId: isTurnedOff ? row.ownerId : member.userId,
      // What happened while it was off is none of its business.
      since: enabled && !row.enabled ? place : row.since,
      paused: wish.enabled === undefined ? row.paused : null,
    })
    .where(isWebhook(change, webhookId));
}

export async function deleteWebhook(change: Change, webhookId: number): Promise<void> {
  const { name } = await getWebhook(change, webhookId);
  await change.tx.delete(webhooks).where(isWebhook(change, webhookId));
  change.append({ type: 'webhook.deleted', payload: { webhookId, name } });
}

/** The former goes on signing beside it for a day, so that whoever is told has the time to change over. */
export async function renewSecret(change: Change, webhookId: number): Promise<string> {
  const { name, enabled, signingSecret: formerSecret } = await getWebhook(change, webhookId);
  const signingSecret = newSigningSecret();
  const formerUntil = new Date(change.now.getTime() + formerSecretHours * hourLength);
  await change.tx
    .update(webhooks)
    .set({ signingSecret, formerSecret, formerUntil })
    .where(isWebhook(change, webhookId));
  change.append({ type: 'webhook.updated', payload: { webhookId, name, enabled } });
  return signingSecret;
}

/** Those that sign no more: what is no use any longer must not lie about. */
export async function forgetFormerSecrets(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(webhooks)
    .set({ formerSecret: null, formerUntil: null })
    .where(lte(webhooks.formerUntil, now));
}
