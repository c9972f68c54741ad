import { dayIn } from '@cuadrilla/contract/kernel/day';
import { isDigest } from '@cuadrilla/contract/notices/notifications/preferences';
import type { DbOrTx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import { renderMail } from '../../outside/mail/mail.layout.ts';
import { digestLetter } from './news-letters.texts.ts';
import { listNotifications } from './notifications.queries.ts';
import { dateText, type ToldNews, toldNews } from './notifications.texts.ts';
import { readPreferences } from './preferences.ts';

const shown = 8;

/** The mail as this person would get it: of what they were told last or, as long as that is nothing, of what might be. */
export async function digestExample(db: DbOrTx, person: Caller, now: Date): Promise<string> {
  const { mail, digestAt: at } = await readPreferences(db, person.id);
  const rows = await listNotifications(db, person.id, { limit: shown });
  const news = rows.map((row) => toldNews(row, person.timeZone));
  const letter = digestLetter({
    firstName: person.firstName,
    news: news.length > 0 ? news : imagined(dateText(dayIn(now, person.timeZone), person.timeZone)),
    mode: isDigest(mail) ? mail : 'workdays',
    at,
  });
  // A page of our own: its links need no origin.
  return renderMail(letter, '/.').html;
}

const imagined = (today: string): ToldNews[] => [
  {
    topic: 'dueSoon',
    kind: 'today',
    what: `Vence hoy, ${today}`,
    title: 'Confirmar el salón',
    place: 'Aniversario · Preparativos',
    quote: null,
    date: today,
    path: '/notifications',
  },
  {
    topic: 'mentions',
    kind: 'mentioned',
    what: 'Bruno Acosta te mencionó',
    title: 'Elegir el menú',
    place: 'Aniversario · Preparativos',
    quote: '¿Va con la opción sin gluten?',
    date: null,
    path: '/notifications',
  },
];
