import { and, asc, eq } from 'drizzle-orm';
import { webhookDeliveries as table } from '../platform/database/schema/schema.ts';
import { webhookHandler } from '../rules/webhooks/webhooks.handlers.ts';
import { readSettings } from '../platform/settings.ts';
import type { TestApp } from './test-app.ts';

type Variables = Record<string, string>;
const toOwnNetwork: Variables = { PRIVATE_WEBHOOKS: 'on' };

/** As a worker does with the job: that which sees to it, unless another is named. */
export async function deliver(
  test: TestApp,
  {
    projectId,
    deliveryId,
    jobId,
    retries = 0,
  }: { projectId: number; deliveryId: number; jobId?: string; retries?: number },
  variables = toOwnNetwork,
): Promise<void> {
  const { db } = test.database;
  const [row] = await db
    .select({ jobId: table.jobId })
    .from(table)
    .where(and(eq(table.projectId, projectId), eq(table.id, deliveryId)));
  const context = { db, wake: test.wake, clock: () => new Date(), settings: readSettings(variables) };
  await webhookHandler(context).handle({
    id: jobId ?? row?.jobId ?? '',
    payload: { projectId, deliveryId },
    retries,
  });
}

/** All that is on its way, each tried once; a failed try is no failure of the test. */
export async function deliverAll(test: TestApp, projectId: number, variables = toOwnNetwork): Promise<void> {
  const rows = await test.database.db
    .select({ deliveryId: table.id })
    .from(table)
    .where(and(eq(table.projectId, projectId), eq(table.state, 'sending')))
    .orderBy(asc(table.id));
  for (const { deliveryId } of rows)
    await deliver(test, { projectId, deliveryId }, variables).catch(() => undefined);
}
