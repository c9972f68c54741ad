import { createHmac, randomBytes } from 'node:crypto';
import { messages } from '@cuadrilla/contract/errors';
import { and, desc, eq } from 'drizzle-orm';
import { invalid, notFound } from '../../app-error.ts';
import type { Db, DbOrTx } from '../../database/database.ts';
import { rules, users, webhookDeliveries as table } from '../../database/schema/schema.ts';
import { enqueue } from '../../queue/queue.ts';
import type { Doing } from './do-actions.ts';

/** By Standard Webhooks: of 24 bytes, in base64, after its prefix. */
const prefix = 'whsec_';
const newSecret = (): string => `${prefix}${randomBytes(24).toString('base64')}`;

/** By Standard Webhooks: what the receiver checks that it comes from us, and when it was said. */
export function signedHeaders(secret: string, id: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** The call goes out after the commit, and the run goes on when it was answered well. */
export async function callWebhook(doing: Doing, url: string, words: Record<string, string>): Promise<void> {
  const { change, rule, run, step, task } = doing;
  const { tx, projectId, now } = change;
  const [owner] = await tx.select({ demo: users.demo }).from(users).where(eq(users.id, rule.ownerId));
  // Strangers share it.
  if (owner?.demo) throw invalid(messages.demoIsFixed);
  if (rule.signingSecret === null)
    await tx
      .update(rules)
      .set({ signingSecret: newSecret() })
      .where(and(eq(rules.projectId, projectId), eq(rules.id, rule.id)));
  const body = JSON.stringify({
    type: 'rule.run',
    timestamp: now.toISOString(),
    data: { projectId, ruleId: rule.id, runId: run.id, task: task ?? null, words },
  });
  const row = { projectId, ruleId: rule.id, runId: run.id, step, url, body, at: now };
  const [delivery] = await tx
    .insert(table)
    .values({ ...row, state: 'sending' })
    .returning({ id: table.id });
  if (delivery) await enqueue(tx, 'webhook', { projectId, deliveryId: delivery.id });
}

const mostListed = 50;

export const listDeliveries = (db: DbOrTx, projectId: number, ruleId: number) =>
  db
    .select()
    .from(table)
    .where(and(eq(table.projectId, projectId), eq(table.ruleId, ruleId)))
    .orderBy(desc(table.id))
    .limit(mostListed);

export const replayDelivery = (
  db: Db,
  { projectId, ruleId, deliveryId }: { projectId: number; ruleId: number; deliveryId: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .update(table)
      .set({ state: 'sending', tries: 0 })
      .where(and(eq(table.projectId, projectId), eq(table.ruleId, ruleId), eq(table.id, deliveryId)))
      .returning({ id: table.id });
    if (!row) throw notFound(messages.deliveryNotFound);
    await enqueue(tx, 'webhook', { projectId, deliveryId });
  });
