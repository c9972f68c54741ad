import type { Tx } from '../../database/database.ts';
import type { Settings } from '../../settings.ts';
import { sendMail } from '../mail/mail.commands.ts';
import { addressOf, forgetMailed, newsOf, readPeople } from './mail-news.ts';
import { listUnmailed } from './notifications.queries.ts';
import { planDigest } from './preferences.ts';
import { unsubscribePath } from './unsubscribe.ts';

/** What has gathered since the last one. Where there is nothing to say, none is sent. */
export async function sendDigests(
  tx: Tx,
  settings: Settings,
  due: readonly { userId: number }[],
  now: Date,
): Promise<void> {
  for (const person of await readPeople(
    tx,
    due.map(({ userId }) => userId),
  )) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, and a mail each
    const news = newsOf(await listUnmailed(tx, person.id), person);
    if (news.length > 0)
      // oxlint-disable-next-line no-await-in-loop -- one connection, and a mail each
      await sendMail(tx, settings, {
        to: addressOf(person),
        template: 'digest',
        // oxlint-disable-next-line no-await-in-loop -- one connection, and a mail each
        values: { firstName: person.firstName, news, unsubscribe: await unsubscribePath(tx, person.id) },
      });
    // oxlint-disable-next-line no-await-in-loop -- one connection, and a mail each
    await forgetMailed(tx, { userId: person.id });
    // oxlint-disable-next-line no-await-in-loop -- one connection, and a mail each
    await planDigest(tx, person, now);
  }
}
