import { isDigest } from '@cuadrilla/contract/notices/notifications/preferences';
import type { Tx } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings.ts';
import { sendMail } from '../../outside/mail/mail.commands.ts';
import { addressOf, forgetMailed, newsOf, type MailReaderRow, readPeople } from './mail-news.ts';
import { digestLetter } from './news-letters.texts.ts';
import { listUnmailed } from './notifications.queries.ts';
import { planDigest } from './plan-digest.ts';
import { readPreferences } from './preferences.ts';

/** What has gathered since the last one. Where there is nothing to say, none is sent. */
export async function sendDigests(
  tx: Tx,
  settings: Settings,
  due: readonly { userId: number }[],
  now: Date,
): Promise<void> {
  const ids = due.map(({ userId }) => userId);
  for (const person of await readPeople(tx, ids)) {
    await sendDigest(tx, settings, person);
    await planDigest(tx, person.id, now);
  }
}

/** Somebody is let in again: mails begin with what happens from now on. */
export async function resumeMail(tx: Tx, userId: number, now: Date): Promise<void> {
  await forgetMailed(tx, { userId });
  await planDigest(tx, userId, now);
}

async function sendDigest(tx: Tx, settings: Settings, person: MailReaderRow): Promise<void> {
  const { mail: mode, digestAt: at } = await readPreferences(tx, person.id);
  // Chosen otherwise just when the one before rang.
  if (!isDigest(mode)) return;
  const news = newsOf(await listUnmailed(tx, person.id), person);
  if (news.length > 0) {
    const letter = digestLetter({ firstName: person.firstName, news, mode, at });
    const reader = { userId: person.id };
    await sendMail(tx, settings, { to: addressOf(person), letter, reader });
  }
  await forgetMailed(tx, { userId: person.id });
}
