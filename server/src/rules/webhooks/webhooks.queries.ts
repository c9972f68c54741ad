import { dayIn, startOfDay } from '@cuadrilla/contract/kernel/day';
import { testEvent } from '@cuadrilla/contract/rules/webhooks/events';
import {
  mostFailedCounted,
  type Webhook,
  webhookMessages,
} from '@cuadrilla/contract/rules/webhooks/webhooks';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import { users, webhookDeliveries, webhooks } from '../../platform/database/schema/schema.ts';

/** For whom it is counted what is of today. */
interface Viewer {
  timeZone: string;
  now: Date;
}

const ofIt = sql`from ${webhookDeliveries} told
  where told.project_id = ${webhooks.projectId} and told.webhook_id = ${webhooks.id}`;

const countFailed = (since: SQL) =>
  sql<number>`(select count(*)::int from (select ${ofIt} and error is not null and type <> ${testEvent} ${since}
    limit ${mostFailedCounted}) failed)`;

async function selectWebhooks(db: DbOrTx, which: SQL | undefined, { timeZone, now }: Viewer) {
  const {
    signingSecret: _now,
    formerSecret: _before,
    formerUntil: _until,
    ...columns
  } = getTableColumns(webhooks);
  const today = startOfDay(dayIn(now, timeZone), timeZone);
  const rows = await db
    .select({
      ...columns,
      ownerName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      last: sql<Last | null>`(select jsonb_build_object('at', at, 'state', state) ${ofIt} order by told.id desc limit 1)`,
      failed: countFailed(sql``),
      failedToday: countFailed(sql`and at >= ${today}::timestamptz`),
    })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.ownerId))
    .where(which)
    .orderBy(asc(webhooks.id));
  return rows.map(presentWebhook);
}

type Last = NonNullable<Webhook['last']>;

type Row = Omit<typeof webhooks.$inferSelect, 'signingSecret' | 'formerSecret' | 'formerUntil'> & {
  ownerName: string;
  last: Last | null;
  failed: number;
  failedToday: number;
};

const presentWebhook = (row: Row): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events,
  enabled: row.enabled,
  paused: row.paused,
  owner: { id: row.ownerId, name: row.ownerName },
  createdAt: row.createdAt.toISOString(),
  last: row.last && { ...row.last, at: new Date(row.last.at).toISOString() },
  failed: row.failed,
  failedToday: row.failedToday,
});

export const listWebhooks = (db: DbOrTx, projectId: number, viewer: Viewer): Promise<Webhook[]> =>
  selectWebhooks(db, eq(webhooks.projectId, projectId), viewer);

const isWebhook = (projectId: number, webhookId: number): SQL | undefined =>
  and(eq(webhooks.projectId, projectId), eq(webhooks.id, webhookId));

export async function readWebhook(
  db: DbOrTx,
  projectId: number,
  webhookId: number,
  viewer: Viewer,
): Promise<Webhook> {
  const [row] = await selectWebhooks(db, isWebhook(projectId, webhookId), viewer);
  if (!row) throw notFound(webhookMessages.notFound);
  return row;
}
