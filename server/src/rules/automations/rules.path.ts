import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import { memberships, ruleRuns, rules, webhookDeliveries } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

const ofRule = (table: typeof ruleRuns | typeof webhookDeliveries, name: string) => sql`(
  select '{}'::json from ${table} where ${table.projectId} = ${memberships.projectId}
  and ${table.ruleId} = ${sql.placeholder('ruleId')} and ${table.id} = ${sql.placeholder(name)})`;

export const rulePath: PathParameters = {
  ruleId: {
    notFound: messages.ruleNotFound,
    find: () => sql`(
      select '{}'::json from ${rules} where ${rules.projectId} = ${memberships.projectId}
      and ${rules.id} = ${sql.placeholder('ruleId')})`,
  },
  runId: { notFound: messages.runNotFound, find: () => ofRule(ruleRuns, 'runId') },
  deliveryId: { notFound: messages.deliveryNotFound, find: () => ofRule(webhookDeliveries, 'deliveryId') },
};
