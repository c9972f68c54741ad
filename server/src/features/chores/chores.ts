import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isDatabaseUnavailable } from '../../database/failures.ts';
import { chores } from '../../database/schema/schema.ts';
import { purgeChallenges } from '../passkeys/challenges.ts';
import { purgeAttempts } from '../../http/attempts.ts';
import { purgeAnswers } from '../../log/once.ts';
import { purgePersonEvents } from '../../log/person.ts';
import { purgeEmailLinks } from '../email-change/email-links.ts';
import { purgeExports } from '../exports/exports.queries.ts';
import { purgeSessions } from '../auth/auth.commands.ts';
import { resetDemo } from '../demo/demo.commands.ts';
import { purgeNotifications } from '../notifications/notifications.commands.ts';
import { sendReports } from '../reports/weekly.commands.ts';
import { purgeSecurityEvents } from '../security/security.commands.ts';
import { purgeInvitations } from '../invitations/invitations.commands.ts';
import { purgeTrash } from '../trash/trash.commands.ts';

const lookEvery = 10 * 60 * 1_000;
const nightlyHour = 4;

type Chore = (tx: Tx, now: Date) => Promise<void>;

/** The last time that the night's work fell due, in UTC. */
function lastNight(now: Date): Date {
  const due = new Date(now);
  due.setUTCHours(nightlyHour, 0, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  return due;
}

/** The same hour of the last Monday. */
function lastMonday(now: Date): Date {
  const due = lastNight(now);
  due.setUTCDate(due.getUTCDate() - ((due.getUTCDay() + 6) % 7));
  return due;
}

export const doNightly = (db: Db, name: string, now: Date, chore: Chore): Promise<void> =>
  doSince(db, name, lastNight(now), now, chore);

export const doWeekly = (db: Db, name: string, now: Date, chore: Chore): Promise<void> =>
  doSince(db, name, lastMonday(now), now, chore);

/**
 * Does the chore unless some instance has done it since it fell due. The row's lock is held until the work is
 * committed, so it is done once, and done again if this process dies half-way.
 */
async function doSince(db: Db, name: string, due: Date, now: Date, chore: Chore): Promise<void> {
  await db.insert(chores).values({ name, doneAt: now }).onConflictDoNothing();
  await db.transaction(async (tx) => {
    const claimed = await tx
      .update(chores)
      .set({ doneAt: now })
      .where(and(eq(chores.name, name), lt(chores.doneAt, due)))
      .returning({ name: chores.name });
    if (claimed.length > 0) await chore(tx, now);
  });
}

/** Nightly work: expired sessions, trash older than 30 days, answers of yesterday, what people were told
and have read long ago, old tries and security events, the demo put back as new. */
export function startChores({ db, clock, log, settings }: Context): () => void {
  async function look(): Promise<void> {
    await doNightly(db, 'purge', clock(), async (tx, now) => {
      await purgeSessions(tx, now);
      await purgeTrash(tx, now);
      await purgeAnswers(tx, now);
      await purgePersonEvents(tx, now);
      await purgeNotifications(tx, now);
      await purgeAttempts(tx, now);
      await purgeSecurityEvents(tx, now);
      await purgeInvitations(tx, now);
      await purgeChallenges(tx, now);
      await purgeEmailLinks(tx, now);
      await purgeExports(tx, now);
    });
    await doWeekly(db, 'reports', clock(), (tx, now) => sendReports(db, tx, settings, now));
    if (settings.demo) await doNightly(db, 'demo', clock(), resetDemo);
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the nightly work failed');
    });
  }, lookEvery);
  timer.unref();
  return () => clearInterval(timer);
}
