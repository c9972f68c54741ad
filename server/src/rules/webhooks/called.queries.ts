import { canManageProject } from '@cuadrilla/contract/kernel/roles';
import { testEvent } from '@cuadrilla/contract/rules/webhooks/events';
import type { WebhookPause } from '@cuadrilla/contract/rules/webhooks/webhooks';
import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  memberships,
  projects,
  rules,
  users,
  webhookDeliveries as table,
  webhooks,
} from '../../platform/database/schema/schema.ts';
import { type CallRules, wrongAddress } from './callable-address.ts';

export type Called = NonNullable<Awaited<ReturnType<typeof findCalled>>>;

/** What is to be sent, with what says whether it still may be. */
export async function findCalled(db: DbOrTx, projectId: number, deliveryId: number) {
  const [row] = await db
    .select({
      delivery: table,
      /** As it is by now: what was sent to a wrong address is sent again to the right one. */
      url: sql<string>`coalesce(${webhooks.url}, ${table.url})`,
      secret: sql<string | null>`coalesce(${webhooks.signingSecret}, ${rules.signingSecret})`,
      formerSecret: webhooks.formerSecret,
      formerUntil: webhooks.formerUntil,
      enabled: webhooks.enabled,
      ownerId: webhooks.ownerId,
      deletedAt: projects.deletedAt,
      owner: { id: users.id, demo: users.demo, disabledAt: users.disabledAt },
      role: memberships.role,
    })
    .from(table)
    .innerJoin(projects, eq(projects.id, table.projectId))
    .leftJoin(rules, and(eq(rules.projectId, table.projectId), eq(rules.id, table.ruleId)))
    .leftJoin(webhooks, and(eq(webhooks.projectId, table.projectId), eq(webhooks.id, table.webhookId)))
    .leftJoin(users, eq(users.id, webhooks.ownerId))
    .leftJoin(memberships, and(eq(memberships.projectId, table.projectId), eq(memberships.userId, users.id)))
    .where(and(eq(table.projectId, projectId), eq(table.id, deliveryId)));
  return row;
}

interface Refusal {
  error: string;
  /** It goes off with it. */
  pause?: WebhookPause;
  /** Later it may be sent. */
  passes?: true;
}

/** Why it is not sent at all. What a rule may is looked at when it runs. */
export function refusalOf(called: Called, settings: CallRules): Refusal | undefined {
  const refusal = called.delivery.webhookId === null ? undefined : refusalOfWebhook(called);
  const wrong = refusal ? undefined : wrongAddress(called.url, settings);
  return wrong === undefined ? refusal : { error: wrong };
}

function refusalOfWebhook({ delivery, enabled, deletedAt, owner, role }: Called): Refusal | undefined {
  // Strangers share it.
  if (!owner || owner.demo) return { error: 'La demostración no llama a nadie' };
  if (deletedAt) return { error: 'El proyecto está en la papelera', passes: true };
  if (owner.disabledAt || !role || !canManageProject({ userId: owner.id, role }))
    return { error: 'Su responsable ya no administra el proyecto', pause: 'rights' };
  if (!enabled && delivery.type !== testEvent) return { error: 'El webhook está apagado' };
  return undefined;
}
