import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import {
  alarms,
  notificationPreferences,
  notifications,
  users,
} from '../../platform/database/schema/schema.ts';
import type { Settings } from '../../platform/settings.ts';
import { fullName } from '../../platform/full-name.ts';
import { sendMail } from '../../outside/mail/mail.commands.ts';
import { newsLetter } from './news-letters.texts.ts';
import { listUnmailed, type NotificationRow } from './notifications.queries.ts';
import { type ToldNews, toldNews } from './notifications.texts.ts';
import { quietUntil } from './quiet-hours.ts';

interface About {
  userId: number;
  projectId: number | null;
  taskId: number | null;
}

/** Whoever is suspended meanwhile gets no mail. */
export const readPeople = (tx: Tx, ids: number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select({ ...getTableColumns(users), quiet: notificationPreferences.quiet })
        .from(users)
        .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
        .where(and(inArray(users.id, ids), isNull(users.disabledAt)));
export type MailReaderRow = Awaited<ReturnType<typeof readPeople>>[number];

export const addressOf = (person: MailReaderRow) => ({ name: fullName(person), address: person.email });

export const newsOf = (rows: readonly NotificationRow[], { timeZone }: MailReaderRow): ToldNews[] =>
  rows.map((row) => toldNews(row, timeZone));

/** One mail for each person and thing, with all that has gathered; what was read meanwhile needs none. */
export async function mailNews(tx: Tx, settings: Settings, due: readonly About[], now: Date): Promise<void> {
  const ids = due.map(({ userId }) => userId);
  const people = new Map((await readPeople(tx, ids)).map((each) => [each.id, each]));
  for (const about of due) {
    const person = people.get(about.userId);
    if (person) await mailOne(tx, settings, person, about, now);
  }
}

async function mailOne(
  tx: Tx,
  settings: Settings,
  person: MailReaderRow,
  about: About,
  now: Date,
): Promise<void> {
  const until = quietUntil(person.quiet, person.timeZone, now);
  if (until) return ringLater(tx, about, until);
  const news = newsOf(await listUnmailed(tx, person.id, about), person);
  if (news.length > 0) {
    const reader = { userId: person.id };
    await sendMail(tx, settings, { to: addressOf(person), letter: newsLetter({ news }), reader });
  }
  await forgetMailed(tx, about);
}

async function ringLater(tx: Tx, about: About, at: Date): Promise<void> {
  await tx
    .insert(alarms)
    .values({ ...about, kind: 'mail', at })
    .onConflictDoNothing();
}

export async function forgetMailed(
  tx: Tx,
  { userId, ...about }: { userId: number } & Partial<About>,
): Promise<void> {
  const here =
    about.projectId === undefined
      ? sql`true`
      : sql`project_id = ${about.projectId} and task_id is not distinct from ${about.taskId}::int`;
  await tx
    .update(notifications)
    .set({ toMail: false })
    .where(sql`user_id = ${userId} and to_mail and ${here}`);
}
