import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Delivery } from '@cuadrilla/contract/rules/automations/deliveries';
import { and, desc, eq } from 'drizzle-orm';
import { invalid, notFound } from '../../platform/app-error.ts';
import type { Db, DbOrTx } from '../../platform/database/database.ts';
import { rules, users, webhookDeliveries as table } from '../../platform/database/schema/schema.ts';
import { replayDeliveries, sendDelivery } from '../webhooks/send.commands.ts';
import { newSigningSecret } from '../webhooks/signatures.ts';
import type { Doing } from './doing.ts';

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
      .set({ signingSecret: newSigningSecret() })
      .where(and(eq(rules.projectId, projectId), eq(rules.id, rule.id)));
  const body = JSON.stringify({
    type: 'rule.run',
    timestamp: now.toISOString(),
    data: { projectId, ruleId: rule.id, runId: run.id, task: task ?? null, words },
  });
  await sendDelivery(tx, { projectId, ruleId: rule.id, runId: run.id, step, url, body, at: now });
}

const mostListed = 50;

export const listDeliveries = (db: DbOrTx, projectId: number, ruleId: number) =>
  db
    .select()
    .from(table)
    .where(and(eq(table.projectId, projectId), eq(table.ruleId, ruleId)))
    .orderBy(desc(table.id))
    .limit(mostListed);

export const presentDelivery = ({ runId, step, at, ...row }: typeof table.$inferSelect): Delivery => ({
  id: row.id,
  run_id: runId ?? 0,
  step: step ?? 0,
  url: row.url,
  at: at.toISOString(),
  state: row.state,
  tries: row.tries,
  status: row.status,
  error: row.error,
  body: row.body,
});

export const replayDelivery = (
  db: Db,
  { projectId, ruleId, deliveryId }: { projectId: number; ruleId: number; deliveryId: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const isIt = and(eq(table.projectId, projectId), eq(table.ruleId, ruleId), eq(table.id, deliveryId));
    if ((await replayDeliveries(tx, isIt)) === 0) throw notFound(messages.deliveryNotFound);
  });
