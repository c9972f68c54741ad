import { notificationKinds } from '@cuadrilla/contract/notices/notifications/kinds';
import { expect, it } from 'vitest';
import { newsLetter } from './news-letters.texts.ts';
import type { NotificationRow } from './notifications.queries.ts';
import { toldNews } from './notifications.texts.ts';

const row = {
  id: 1,
  at: '2026-11-19T12:00:00Z',
  read: false,
  role: 'Editor' as const,
  due: '2026-11-20',
  note: 'Regla',
  actor: { id: 2, name: 'Cobra en premios.example' },
  project: { id: 3, name: 'GANASTE en https://premios.example' },
  board: { id: 4, name: 'premios.example/ya' },
  task: null,
  comment: null,
  document: null,
} satisfies Omit<NotificationRow, 'kind'>;

it.each(notificationKinds)('of «%s» no name with an address in it is mailed', (kind) => {
  const news = toldNews({ ...row, kind }, 'UTC');
  expect(JSON.stringify([news.what, news.title, news.place])).not.toContain('premios');
  expect(JSON.stringify(newsLetter({ news: [news] }))).not.toContain('premios');
});

it('a task is called as it is, and so is a project with a name like others', () => {
  const task = { id: 5, number: 1, title: 'Pagar en premios.example', priority_id: 1 };
  const project = { id: 3, name: 'Mudanza' };
  const board = { id: 4, name: 'Semana 1' };
  const news = toldNews({ ...row, kind: 'assigned', task, project, board }, 'UTC');
  expect(news).toMatchObject({
    what: 'Alguien te asignó la tarea',
    title: task.title,
    place: 'Mudanza · Semana 1',
  });
});
