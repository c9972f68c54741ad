import { messages } from '@cuadrilla/contract/kernel/errors';
import { webhookMessages } from '@cuadrilla/contract/rules/webhooks/webhooks';
import { sql } from 'drizzle-orm';
import { memberships, webhookDeliveries, webhooks } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

export const webhookPath: PathParameters = {
  webhookId: {
    notFound: webhookMessages.notFound,
    find: () => sql`(
      select '{}'::json from ${webhooks} where ${webhooks.projectId} = ${memberships.projectId}
      and ${webhooks.id} = ${sql.placeholder('webhookId')})`,
  },
  webhookDeliveryId: {
    notFound: messages.deliveryNotFound,
    find: () => sql`(
      select '{}'::json from ${webhookDeliveries} where ${webhookDeliveries.projectId} = ${memberships.projectId}
      and ${webhookDeliveries.webhookId} = ${sql.placeholder('webhookId')}
      and ${webhookDeliveries.id} = ${sql.placeholder('webhookDeliveryId')})`,
  },
};
