import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { subscription } from '@cuadrilla/contract/notices/notifications/push';
import { demoIsFixed, invalid } from '../../platform/app-error.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import { pushSubscriptions } from '../../platform/database/schema/schema.ts';
import { secretOf } from '../../platform/http/secrets.ts';
import { jobKind } from '../../platform/queue/jobs.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';

/** One thing that somebody is told, in one of their browsers. */
export interface Push {
  subscriptionId: number;
  notificationId: number;
}
export const pushJob = jobKind<Push>('push');

/** Of browsers that people have. News go nowhere else: anybody could name an address inside our own walls. */
const wellKnown = [
  /^https:\/\/fcm\.googleapis\.com$/,
  /^https:\/\/[\w-]+\.push\.services\.mozilla\.com$/,
  /^https:\/\/[\w.-]+\.notify\.windows\.com$/,
  /^https:\/\/[\w-]+\.push\.apple\.com$/,
];

export const isPushService = (address: string, allowed: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { origin } = new URL(address);
  return allowed.includes(origin) || wellKnown.some((known) => known.test(origin));
};

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** By them a browser knows this instance, as long as it lives. */
export function pushKeys(db: DbOrTx): () => Promise<PushKeys> {
  const kept = secretOf(db, 'vapid', async () => {
    // Only now: most instances start without anybody asking for it.
    const { default: webPush } = await import('web-push');
    return JSON.stringify(webPush.generateVAPIDKeys());
  });
  return async () => JSON.parse(await kept()) as PushKeys;
}

/** A browser belongs to whoever asked in it last, for as long as the session lasts in which they did. */
export async function subscribe(
  db: DbOrTx,
  user: Pick<SessionUser, 'id' | 'demo' | 'sessionId'>,
  { endpoint, keys }: z.output<typeof subscription>,
  allowed: readonly string[],
  now: Date,
): Promise<void> {
  // Strangers share it.
  if (user.demo) throw demoIsFixed();
  if (!isPushService(endpoint, allowed)) throw invalid(messages.pushServiceUnknown);
  const own = { userId: user.id, sessionId: user.sessionId, ...keys };
  await db
    .insert(pushSubscriptions)
    .values({ endpoint, ...own, createdAt: now })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: own });
}

/** Of a browser that does not know any more who asked in it; whether this person did. */
export async function resume(
  db: DbOrTx,
  { id: userId, sessionId }: Pick<SessionUser, 'id' | 'sessionId'>,
  endpoint: string,
): Promise<{ own: boolean }> {
  const found = await db
    .update(pushSubscriptions)
    .set({ sessionId })
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.id });
  return { own: found.length > 0 };
}

export async function unsubscribe(db: DbOrTx, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}
