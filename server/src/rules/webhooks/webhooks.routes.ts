import { webhookDeliveryEndpoints } from '@cuadrilla/contract/rules/webhooks/deliveries';
import { webhookEndpoints } from '@cuadrilla/contract/rules/webhooks/webhooks';
import type { Context } from '../../platform/context.ts';
import { cutPage, linkNext, parseAfter } from '../../platform/http/paging.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { replayFailed, replayOne, sendTest } from './deliveries.commands.ts';
import { listWebhookDeliveries, readDelivery } from './deliveries.queries.ts';
import { changeWebhook, createWebhook, deleteWebhook, renewSecret } from './webhooks.commands.ts';
import { listWebhooks, readWebhook } from './webhooks.queries.ts';

const usualPage = 25;

export function webhookRoutes(serve: Serve, { db, settings }: Context): void {
  serve(webhookEndpoints.list, ({ params: { projectId }, user: { timeZone }, now }) =>
    listWebhooks(db, projectId, { timeZone, now }),
  );

  serve(webhookEndpoints.create, ({ params: { projectId }, body, user: { timeZone }, now, change }) =>
    change(async (project) => {
      const { webhookId, secret } = await createWebhook(project, body, settings);
      return { ...(await readWebhook(project.tx, projectId, webhookId, { timeZone, now })), secret };
    }),
  );

  serve(webhookEndpoints.change, ({ params, body, user: { timeZone }, now, change }) =>
    change(async (project) => {
      await changeWebhook(project, params.webhookId, body, settings);
      return readWebhook(project.tx, params.projectId, params.webhookId, { timeZone, now });
    }),
  );

  serve(webhookEndpoints.remove, ({ params: { webhookId }, change }) =>
    change((project) => deleteWebhook(project, webhookId)),
  );

  serve(webhookEndpoints.renewSecret, ({ params: { webhookId }, change }) =>
    change(async (project) => ({ secret: await renewSecret(project, webhookId) })),
  );

  serve(webhookEndpoints.test, ({ params, now }) => sendTest(db, params, now));

  serve(webhookDeliveryEndpoints.list, async ({ params, query, request, reply }) => {
    const { cursor, limit = usualPage, failed } = query;
    const asked = { failed: failed !== undefined, after: parseAfter(cursor), limit: limit + 1 };
    const { page, last } = cutPage(await listWebhookDeliveries(db, params, asked), limit);
    if (last) linkNext(request, reply, { cursor: last.id });
    return page;
  });

  serve(webhookDeliveryEndpoints.read, ({ params }) => readDelivery(db, params));

  serve(webhookDeliveryEndpoints.replay, ({ params }) => replayOne(db, params, params.webhookDeliveryId));

  serve(webhookDeliveryEndpoints.replayFailed, async ({ params }) => ({
    count: await replayFailed(db, params),
  }));
}
