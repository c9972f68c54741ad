import { dayAfter, dayIn, instantAt } from '@cuadrilla/contract/kernel/day';
import { addWorkingDays } from '@cuadrilla/contract/kernel/holidays/working-days';
import { isDigest } from '@cuadrilla/contract/notices/notifications/preferences';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { notificationPreferences, users } from '../../platform/database/schema/schema.ts';
import { freeDaysOf } from '../../platform/holidays/holidays.ts';

/** No row of holidays is longer. */
const longestRest = 30;

/** Sets somebody's next digest anew, if they want any. */
export async function planDigest(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.execute(sql`delete from alarms where user_id = ${userId} and kind = 'digest'`);
  const [wish] = await tx
    .select({ ...wished, timeZone: users.timeZone, country: users.country, region: users.region })
    .from(users)
    .innerJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(eq(users.id, userId));
  if (!wish || !isDigest(wish.mail)) return;
  const { mail, digestAt, timeZone } = wish;
  const today = dayIn(now, timeZone);
  const next = instantAt(today, digestAt, timeZone) > now.getTime() ? today : dayAfter(today, 1);
  const day =
    mail === 'workdays'
      ? addWorkingDays(next, 0, await freeDaysOf(wish, next, dayAfter(next, longestRest)))
      : next;
  const at = new Date(instantAt(day, digestAt, timeZone));
  // Whoever rang the last one meanwhile has planned the next as well.
  await tx.execute(sql`
    insert into alarms (kind, user_id, at) values ('digest', ${userId}, ${at})
    on conflict (user_id, kind, coalesce(project_id, 0), coalesce(task_id, 0)) do update set at = excluded.at`);
}

const wished = { mail: notificationPreferences.mail, digestAt: notificationPreferences.digestAt };
