import { and, eq, gt, isNull, not } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { pushSubscriptions, sessions, users } from '../../platform/database/schema/schema.ts';
import { lacksTwoSteps } from '../../platform/http/session.queries.ts';
import { handlerOf, type JobHandler } from '../../platform/queue/jobs.ts';
import { findNotification } from './notifications.queries.ts';
import { toldNews } from './notifications.texts.ts';
import { readPreferences } from './preferences.ts';
import { quietUntil } from './quiet-hours.ts';
import { isPushService, type Push, pushJob, pushKeys } from '../../outside/push/push.commands.ts';

/** What came too late is found in the application. */
const pushesKeptFor = 12 * 60 * 60;
const longestAnswer = 10_000;
/** The browser is no more, or does not want any more. */
const isGone = (status: number): boolean => status === 404 || status === 410;

/** Pushes what is still to be seen, encrypted so that the service in between cannot read it. */
export function pushHandler({
  db,
  settings,
  clock,
}: Pick<Context, 'db' | 'settings' | 'clock'>): JobHandler<Push> {
  const { publicOrigin, pushServices } = settings;
  const keys = pushKeys(db);
  const subject = publicOrigin?.startsWith('https:') ? publicOrigin : 'mailto:cuadrilla@localhost.invalid';

  return handlerOf(pushJob, async ({ payload: { subscriptionId, notificationId } }) => {
    const [browser] = await db
      .select()
      .from(pushSubscriptions)
      .innerJoin(users, eq(users.id, pushSubscriptions.userId))
      // One that is over is not gone before the night.
      .innerJoin(sessions, and(eq(sessions.id, pushSubscriptions.sessionId), gt(sessions.expiresAt, clock())))
      .where(and(eq(pushSubscriptions.id, subscriptionId), isNull(users.disabledAt), not(lacksTwoSteps)));
    if (!browser) return;
    const { push_subscriptions: to, users: person } = browser;
    const { quiet } = await readPreferences(db, person.id);
    if (quietUntil(quiet, person.timeZone, clock())) return;
    const row = await findNotification(db, person.id, notificationId);
    if (!row || row.read || !isPushService(to.endpoint, pushServices)) return;
    const { what, title, quote, path } = toldNews(row, person.timeZone);
    const { default: webPush } = await import('web-push');
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
      JSON.stringify({
        title: what,
        body: quote ? `${title}\n${quote}` : title,
        path,
        tag: String(row.id),
      }),
      { vapidDetails: { subject, ...(await keys()) }, TTL: pushesKeptFor },
    );
    const answer = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(longestAnswer),
    });
    if (isGone(answer.status)) await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, to.id));
    else if (!answer.ok) throw new Error(`the push service answered ${answer.status}`);
  });
}
