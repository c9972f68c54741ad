import { webhookDeliveries } from '../platform/database/schema/schema.ts';
import { createWebhook } from '../rules/webhooks/webhooks.commands.ts';
import { managers, members, type Row, row, sending } from './permission-rows.ts';
import type { Stage } from './stages.ts';
import type { TestApp } from './test-app.ts';

const webhook = { name: 'Facturas', url: 'https://facturas.ejemplo.com/avisos', events: null };

/** What the table of permissions says of webhooks, of the tokens that reach a project, and of its exports. */
export function integrationRows(test: TestApp): Row[] {
  const withWebhook = async ({ project }: Stage, body?: unknown) => {
    const { webhookId } = await test.make.inProject(project, (change) =>
      createWebhook(change, webhook, { privateWebhooks: false }),
    );
    return { ids: { webhookId }, body };
  };
  const withDelivery = async (stage: Stage) => {
    const { ids } = await withWebhook(stage);
    const { name: _, events: __, ...where } = webhook;
    const [delivery] = await test.database.db
      .insert(webhookDeliveries)
      .values({ ...where, ...ids, projectId: stage.project.id, body: '{}', state: 'failed', at: new Date() })
      .returning();
    return { ids: { ...ids, webhookDeliveryId: delivery?.id ?? 0 } };
  };
  return [
    row('webhooks.list', managers(200)),
    row('webhooks.create', managers(201), sending(webhook)),
    row('webhooks.change', managers(200), (stage) => withWebhook(stage, { enabled: false })),
    row('webhooks.remove', managers(204), withWebhook),
    row('webhooks.renewSecret', managers(200), withWebhook),
    row('webhooks.test', managers(204), withWebhook),
    row('webhookDeliveries.list', managers(200), withWebhook),
    row('webhookDeliveries.read', managers(200), withDelivery),
    row('webhookDeliveries.replay', managers(204), withDelivery),
    row('webhookDeliveries.replayFailed', managers(200), withWebhook),
    row('projectTokens.list', managers(200)),
    row('projectTokens.remove', managers(204), async ({ project }) => ({
      ids: { accessTokenId: (await test.make.accessToken({ id: project.ownerId })).id },
    })),
    row('projectExports.tasks', members(200)),
    row('projectExports.whole', members(200)),
  ];
}
