import { dayAfter, dayIn, instantAt } from '@cuadrilla/contract/day';
import { notificationKinds } from '@cuadrilla/contract/notifications/kinds';
import {
  channels,
  type Preferences,
  type PreferencesChange,
  topicOf,
  topics,
  usualDigestTime,
  usualWays,
} from '@cuadrilla/contract/notifications/preferences';
import { eq, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../database/database.ts';
import { notificationPreferences as table } from '../../database/schema/schema.ts';

/** For each kind its matter and the usual ways, as the statements that choose among them want it. */
export const waysOfKinds = JSON.stringify(
  notificationKinds.map((kind) => ({ kind, topic: topicOf[kind], ...usualWays[topicOf[kind]] })),
);

export async function readPreferences(db: DbOrTx, userId: number): Promise<Preferences> {
  const [own] = await db.select().from(table).where(eq(table.userId, userId));
  const chosen = own?.channels ?? {};
  const rows = topics.map((topic) => {
    const ways = channels.map((channel) => [channel, chosen[topic]?.[channel] ?? usualWays[topic][channel]]);
    return [topic, Object.fromEntries(ways) as Preferences['channels'][typeof topic]];
  });
  return {
    channels: Object.fromEntries(rows) as Preferences['channels'],
    mail: own?.mail ?? 'instant',
    digestAt: own?.digestAt ?? usualDigestTime,
  };
}

export const changePreferences = (
  db: Db,
  person: { id: number; timeZone: string },
  change: PreferencesChange,
  now: Date,
): Promise<Preferences> =>
  db.transaction(async (tx) => {
    await tx.insert(table).values({ userId: person.id }).onConflictDoNothing();
    const [own] = await tx.select().from(table).where(eq(table.userId, person.id)).for('update');
    const chosen = { ...own?.channels };
    for (const topic of topics) chosen[topic] = { ...chosen[topic], ...change.channels?.[topic] };
    const { mail = own?.mail ?? 'instant', digestAt = own?.digestAt ?? usualDigestTime } = change;
    await tx.update(table).set({ channels: chosen, mail, digestAt }).where(eq(table.userId, person.id));
    await planDigest(tx, person, now);
    return readPreferences(tx, person.id);
  });

/** Sets somebody's next digest anew, if they want any. */
export async function planDigest(
  tx: Tx,
  { id, timeZone }: { id: number; timeZone: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`delete from alarms where user_id = ${id} and kind = 'digest'`);
  const { mail, digestAt } = await readPreferences(tx, id);
  if (mail !== 'daily') return;
  const today = dayIn(now, timeZone);
  const at = [today, dayAfter(today, 1)]
    .map((day) => instantAt(day, digestAt, timeZone))
    .find((moment) => moment > now.getTime());
  await tx.execute(
    sql`insert into alarms (kind, user_id, at) values ('digest', ${id}, ${new Date(at ?? 0)})`,
  );
}
