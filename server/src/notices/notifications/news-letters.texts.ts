import type { MailMode, Topic } from '@cuadrilla/contract/notices/notifications/preferences';
import type { Letter, LetterItem } from '../../outside/mail/letter.ts';
import { greet } from '../../outside/mail/strange-names.ts';
import type { ToldNews } from './notifications.texts.ts';

const footer = 'Llega porque los avisos por correo están activados en Cuadrilla.';
const frequency = { label: 'Cambiar la frecuencia', path: '/settings/notifications' };

const lineOf = ({ what, quote }: ToldNews): string => (quote ? `${what}: «${quote}»` : what);

/** What has gathered about one task or project. */
export function newsLetter({ news }: { news: ToldNews[] }): Letter {
  const [first] = news;
  const title = first?.title ?? '';
  return {
    subject: news.length === 1 ? `${first?.what}: ${title}` : `${news.length} novedades en ${title}`,
    title,
    paragraphs: [first?.place ?? '', ...news.map(lineOf)],
    button: {
      label: first?.path.includes('/tasks/') ? 'Ver la tarea' : 'Ver el proyecto',
      path: first?.path ?? '/',
    },
    footer,
    links: [frequency],
  };
}

const headings: [Topic, string, (count: number) => string][] = [
  ['overdue', 'Vencidas', (count) => `${count} ${count === 1 ? 'vencida' : 'vencidas'}`],
  ['dueSoon', 'Para hoy y mañana', (count) => `${count} por vencer`],
  ['mentions', 'Te mencionaron', (count) => `${count} ${count === 1 ? 'mención' : 'menciones'}`],
  ['assignments', 'Asignaciones', (count) => `${count} ${count === 1 ? 'asignación' : 'asignaciones'}`],
  ['comments', 'Comentarios', (count) => `${count} ${count === 1 ? 'comentario' : 'comentarios'}`],
  ['completions', 'Completadas', (count) => `${count} ${count === 1 ? 'completada' : 'completadas'}`],
  ['memberships', 'Proyectos', (count) => `${count} ${count === 1 ? 'cambio' : 'cambios'} de proyecto`],
  ['automations', 'Automatizaciones', (count) => `${count} de automatizaciones`],
];

/** What is about a date says itself what it is; the rest says who did what, and where. */
function itemOf({ what, title, place, path, quote, date, kind }: ToldNews): LetterItem {
  if (date !== null) return { title, path, detail: place, date: { text: date, isPast: kind === 'overdue' } };
  return { title: what, path, detail: `en «${title}» · ${place}`, ...(quote !== null && { quote }) };
}

/** By the hour at which it comes, HH:mm. */
const greetingAt = (time: string): string =>
  time < '12:00' ? 'Buenos días' : time < '20:00' ? 'Buenas tardes' : 'Buenas noches';

export interface Digest {
  firstName: string;
  news: ToldNews[];
  mode: MailMode;
  /** HH:mm, where the person is. */
  at: string;
}

/** All that has gathered since the last one; its subject is the count. */
export function digestLetter({ firstName, news, mode, at }: Digest): Letter {
  const parts = headings
    .map(([topic, heading, count]) => ({ heading, count, news: news.filter((each) => each.topic === topic) }))
    .filter((part) => part.news.length > 0);
  const counts = parts.map(({ count, news: told }) => count(told.length));
  return {
    subject: new Intl.ListFormat('es', { type: 'conjunction' }).format(counts),
    title: greet(greetingAt(at), firstName),
    paragraphs: ['Lo que espera y lo que cambió desde el último resumen.'],
    sections: parts.map(({ heading, news: told }) => ({ heading, items: told.map(itemOf) })),
    button: { label: 'Abrir Cuadrilla', path: '/notifications' },
    footer:
      mode === 'workdays'
        ? `Se envía de lunes a viernes a las ${at}, salvo feriados.`
        : `Se envía cada día a las ${at}.`,
    links: [frequency],
  };
}
