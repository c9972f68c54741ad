import { messages } from '@cuadrilla/contract/kernel/errors';
import type { WebhookDelivery, WholeDelivery } from '@cuadrilla/contract/rules/webhooks/deliveries';
import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import { webhookDeliveries as table } from '../../platform/database/schema/schema.ts';
import { listNextTries } from '../../platform/queue/queue.ts';

/** Without what was sent and came back, which is long. */
const columns = {
  id: table.id,
  type: table.type,
  seq: table.seq,
  at: table.at,
  state: table.state,
  tries: table.tries,
  status: table.status,
  error: table.error,
  took: table.took,
};

interface DeliveriesQuery {
  failed: boolean;
  /** The last of the page before. */
  after: number | undefined;
  limit: number;
}

export async function listWebhookDeliveries(
  db: DbOrTx,
  { projectId, webhookId }: { projectId: number; webhookId: number },
  { failed, after, limit }: DeliveriesQuery,
): Promise<WebhookDelivery[]> {
  const rows = await db
    .select(columns)
    .from(table)
    .where(
      and(
        eq(table.projectId, projectId),
        eq(table.webhookId, webhookId),
        failed ? isNotNull(table.error) : undefined,
        after === undefined ? undefined : lt(table.id, after),
      ),
    )
    .orderBy(desc(table.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function readDelivery(
  db: DbOrTx,
  {
    projectId,
    webhookId,
    webhookDeliveryId,
  }: Record<'projectId' | 'webhookId' | 'webhookDeliveryId', number>,
): Promise<WholeDelivery> {
  const [row] = await db
    .select({
      ...columns,
      url: table.url,
      headers: table.headers,
      body: table.body,
      answer: table.answer,
      jobId: table.jobId,
    })
    .from(table)
    .where(
      and(eq(table.projectId, projectId), eq(table.webhookId, webhookId), eq(table.id, webhookDeliveryId)),
    );
  if (!row) throw notFound(messages.deliveryNotFound);
  const { jobId, headers, at, ...rest } = row;
  const next = row.state === 'sending' && jobId ? (await listNextTries(db, [jobId])).get(jobId) : undefined;
  return { ...rest, at: at.toISOString(), headers: headers ?? {}, nextAt: next?.toISOString() ?? null };
}
