import { notificationKinds } from '@cuadrilla/contract/notices/notifications/kinds';
import {
  channels,
  type Preferences,
  type PreferencesChange,
  topicOf,
  topics,
  usualDigestTime,
  usualWays,
} from '@cuadrilla/contract/notices/notifications/preferences';
import { eq } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../platform/database/database.ts';
import { notificationPreferences as table } from '../../platform/database/schema/schema.ts';
import { planDigest } from './plan-digest.ts';

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
    quiet: own?.quiet ?? null,
  };
}

export const changePreferences = (
  db: Db,
  userId: number,
  change: PreferencesChange,
  now: Date,
): Promise<Preferences> =>
  db.transaction(async (tx) => {
    await tx.insert(table).values({ userId }).onConflictDoNothing();
    const [own] = await tx.select().from(table).where(eq(table.userId, userId)).for('update');
    const channelsNow = { ...own?.channels };
    for (const topic of topics) channelsNow[topic] = { ...channelsNow[topic], ...change.channels?.[topic] };
    await tx
      .update(table)
      .set({ ...change, channels: channelsNow })
      .where(eq(table.userId, userId));
    await planDigest(tx, userId, now);
    return readPreferences(tx, userId);
  });
