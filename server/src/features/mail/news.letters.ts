import type { Topic } from '@cuadrilla/contract/notifications/preferences';
import type { ToldNews } from '../notifications/notifications.texts.ts';
import type { Letter } from './mail.texts.ts';

const footer = 'Llega porque los avisos por correo están activados en Cuadrilla.';
const frequency = { label: 'Cambiar la frecuencia', path: '/settings/notifications' };

const lineOf = ({ what, quote }: ToldNews): string => (quote ? `${what}: «${quote}»` : what);

/** What has gathered about one task or project. */
export function newsLetter({ news, unsubscribe }: { news: ToldNews[]; unsubscribe: string }): Letter {
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
    unsubscribe,
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

interface Digest {
  firstName: string;
  news: ToldNews[];
  unsubscribe: string;
}

/** All that has gathered in a day; its subject is the count. */
export function digestLetter({ firstName, news, unsubscribe }: Digest): Letter {
  const parts = headings
    .map(([topic, heading, count]) => ({ heading, count, news: news.filter((each) => each.topic === topic) }))
    .filter((part) => part.news.length > 0);
  const counts = parts.map(({ count, news: told }) => count(told.length));
  return {
    subject: new Intl.ListFormat('es', { type: 'conjunction' }).format(counts),
    title: `Hola, ${firstName}`,
    paragraphs: [
      'Lo que espera y lo que cambió desde el último resumen.',
      ...parts.flatMap(({ heading, news: told }) => [
        `${heading}:`,
        ...told.map((each) => `${each.title} (${each.place}). ${lineOf(each)}`),
      ]),
    ],
    button: { label: 'Abrir Cuadrilla', path: '/notifications' },
    footer,
    links: [frequency],
    unsubscribe,
  };
}
