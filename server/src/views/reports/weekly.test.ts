import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { users } from '../../platform/database/schema/schema.ts';
import { type MailReader, unsubscribePath } from '../../outside/mail/unsubscribe.ts';
import { readSettings } from '../../platform/settings.ts';
import { readLog } from '../../testing/read-log.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { spansReader } from './spans.reader.ts';
import { sendReports } from './weekly.commands.ts';

const variables = {
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'avisos@tareas.example',
  PUBLIC_URL: 'https://tareas.example',
};
const test = useTestApp(variables);
const withoutMail = useTestApp();

const queued = async () => {
  const { rows } = await test.database.db.execute<{ data: Record<string, unknown> }>(sql`
    select data from queue.job where name = 'mail'`);
  return rows.map(({ data }) => data);
};

it('comes every week to the members who asked for it, and to nobody else', async () => {
  test.setClock(new Date('2026-11-11T10:00:00Z'));
  const board = await test.make.board();
  const { project } = board;
  const eva = await test.make.member({
    project,
    user: await test.make.user({ firstName: 'Eva', lastName: 'Ruiz', email: 'eva@ejemplo.com' }),
  });
  await test.make.task({ board, assignedTo: eva.id });
  await test.make.task({ board });
  await readLog(test.database.db, spansReader, project.id);
  const client = await test.as(eva);
  const path = `/projects/${project.id}/weekly-report`;
  expect((await client.get(path)).body).toEqual({ on: false, possible: true });
  expect((await client.put(path, { on: true })).body).toEqual({ on: true, possible: true });
  expect((await client.get(path)).body.on).toBe(true);
  expect((await (await test.as({ id: project.ownerId })).get(path)).body.on).toBe(false);
  const monday = new Date('2026-11-16T04:05:00Z');
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  const { db } = test.database;
  const send = () =>
    db.transaction((tx) => sendReports({ db, settings: readSettings(variables), log }, tx, monday));
  // Whose report cannot be made.
  const lost = await test.make.member({ project });
  await (await test.as(lost)).put(path, { on: true });
  await db.update(users).set({ timeZone: 'Marte/Olimpo' }).where(eq(users.id, lost.id));
  await send();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ projectId: project.id, userId: lost.id }]);
  expect(await queued()).toEqual([
    {
      to: { name: 'Eva Ruiz', address: 'eva@ejemplo.com' },
      reader: { userId: eva.id, projectId: project.id },
      letter: expect.objectContaining({
        title: 'La semana de «Mudanza»',
        paragraphs: [
          'Entran más tareas de las que se cierran.',
          '2 tareas entraron y 0 tareas se completaron.',
          '2 tareas sin terminar, y sin ritmo para saber cuándo.',
          'Nada vencido, ni al empezar ni ahora.',
          'Eva tiene 1 tarea, ninguna vencida.',
        ],
      }),
    },
  ]);
  // Its own link ends this report alone; the one for all mails ends every report, too.
  await client.patch('/notifications/preferences', { mail: 'daily' });
  const leave = async (reader: MailReader) =>
    (await test.app.inject({ method: 'POST', url: await unsubscribePath(db, reader) })).body;
  const ended = await leave({ userId: eva.id, projectId: project.id });
  expect(ended).toContain('no habrá más reportes');
  expect(ended).toContain(`/dashboard/projects/${project.id}?tab=reports`);
  expect((await client.get(path)).body.on).toBe(false);
  expect((await client.get('/notifications/preferences')).body.mail).toBe('daily');
  await client.put(path, { on: true });
  const endedAll = await leave({ userId: eva.id });
  expect(endedAll).toContain('no habrá más correos');
  expect(endedAll).toContain('el reporte semanal se vuelve a pedir en los reportes de cada proyecto');
  expect((await client.get(path)).body.on).toBe(false);
  await send();
  expect(await queued()).toHaveLength(1);
});

it('cannot be asked for where no mail goes out', async () => {
  const project = await withoutMail.make.project();
  const owner = await withoutMail.as({ id: project.ownerId });
  const path = `/projects/${project.id}/weekly-report`;
  expect((await owner.get(path)).body).toEqual({ on: false, possible: false });
  expect((await owner.put(path, { on: true })).status).toBe(409);
  expect((await owner.put(path, { on: 'sí' })).status).toBe(400);
});
