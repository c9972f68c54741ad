import { wallClock } from '@cuadrilla/contract/kernel/day';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorkers } from '../../platform/queue/workers.ts';
import { readSettings } from '../../platform/settings.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-process.ts';
import { ringAlarms } from '../alarms/alarms.ts';
import { mailHandlers } from '../../outside/mail/mail.handlers.ts';
import { lateMails } from '../../late-mails.ts';
import { makeNotifications } from './notifications.commands.ts';
import { notificationsReader } from './notifications.reader.ts';
import { planDigest } from './plan-digest.ts';

const server = await startMailServer();
const variables = { SMTP_URL: server.url, PUBLIC_URL: 'https://tareas.example' };
const test = useTestApp(variables);
const settings = readSettings(variables);
const minute = 60_000;

let stop: () => Promise<void>;
beforeAll(() => {
  const { db } = test.database;
  stop = startWorkers(
    mailHandlers(
      settings,
      lateMails(db, () => new Date()),
    ),
    { db, log: pino({ level: 'silent' }), lookEvery: 0.5 },
  );
});
afterAll(async () => {
  await stop();
  await server.stop();
});
beforeEach(async () => {
  await test.database.db.execute(sql`delete from alarms`);
  server.received.length = 0;
});

const ringIn = (minutes: number) =>
  ringAlarms({ db: test.database.db, wake: test.wake, settings }, new Date(Date.now() + minutes * minute));
const jobs = async () => {
  const { rows } = await test.database.db.execute<{ state: string }>(sql`select state from queue.job`);
  return rows.map(({ state }) => state);
};
/** Whatever was to go out has gone out. */
const settled = () => until('the mails', async () => (await jobs()).every((state) => state === 'completed'));

async function stage(person: object = {}) {
  const ana = await test.make.user({ timeZone: 'Europe/Madrid', ...person });
  const board = await test.make.board();
  await test.make.member({ project: board.project, user: ana });
  const task = await test.make.task({ board, title: 'Pedir <carpas>' });
  await readLogs(test, notificationsReader);
  await test.database.db.execute(sql`delete from notifications`);
  await test.database.db.execute(sql`delete from alarms`);
  return { ana, board, task, client: await test.as(ana) };
}

describe('what somebody is told', () => {
  it('goes by mail minutes later, several about one task as one, with a way to stop it', async () => {
    const { ana, task, client } = await stage();
    await test.make.changeTask(task, { assignedTo: ana.id });
    await test.make.comment({ task, content: `@${ana.username} ¿llegan el <lunes>?` });
    await readLogs(test, notificationsReader);
    await ringIn(1);
    await settled();
    expect(server.received).toEqual([]);
    await Promise.all([ringIn(6), ringIn(6)]);
    await settled();
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({ subject: '2 novedades en Pedir <carpas>', recipients: [ana.email] });
    expect(mail?.text).toContain('te mencionó: «@');
    expect(mail?.html).toContain('¿llegan el &lt;lunes&gt;?');
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] =
      /^<https:\/\/tareas\.example(\/unsubscribe\/\S+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
    expect(mail?.text).toContain(`https://tareas.example${link}`);

    const page = await test.app.inject({ url: link });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post">');
    expect((await client.get('/notifications/preferences')).body).toMatchObject({
      mail: 'instant',
      sendsMail: true,
    });
    const { rows } = await test.database.db.execute(sql`select data from queue.job`);
    expect(JSON.stringify(rows)).not.toContain(link.replace(/^.*\./, ''));
    const done = await test.app.inject({ method: 'POST', url: link });
    expect(done.statusCode).toBe(200);
    expect((await client.get('/notifications/preferences')).body.mail).toBe('none');
    await test.make.comment({ task, content: `@${ana.username} otra vez` });
    await readLogs(test, notificationsReader);
    await ringIn(20);
    await settled();
    expect(server.received).toHaveLength(1);
    expect((await client.get('/notifications/counts')).body.unread).toBe(3);
  });

  it('needs no mail once it is read, nor where the person chose none for it, nor in the demo', async () => {
    const read = await stage();
    const chosen = await stage();
    const demo = await stage();
    await test.database.db.execute(sql`update users set demo = true where id = ${demo.ana.id}`);
    await chosen.client.patch('/notifications/preferences', {
      channels: { assignments: { mail: false, app: false } },
    });
    for (const { ana, task } of [read, chosen, demo])
      await test.make.changeTask(task, { assignedTo: ana.id });
    await readLogs(test, notificationsReader);
    const [{ id }] = (await read.client.get('/notifications')).body;
    await read.client.patch('/notifications', { ids: [id], read: true });
    expect((await chosen.client.get('/notifications')).body).toEqual([]);
    await ringIn(6);
    await settled();
    expect(server.received).toEqual([]);
  });

  it('gathers in one mail a day at the hour of whoever wants that, and in none without news', async () => {
    const { ana, task, client } = await stage();
    await client.patch('/notifications/preferences', { mail: 'daily', digestAt: '07:30' });
    await ringIn(24 * 60);
    await settled();
    expect(server.received).toEqual([]);
    await test.make.changeTask(task, { assignedTo: ana.id });
    await test.make.comment({ task, content: `@${ana.username} ¿vale?` });
    await readLogs(test, notificationsReader);
    await ringIn(10);
    await settled();
    expect(server.received).toEqual([]);
    const { rows } = await test.database.db.execute<{ local: string }>(sql`
      select to_char(at at time zone 'Europe/Madrid', 'HH24:MI') as local from alarms where kind = 'digest'`);
    expect(rows).toEqual([{ local: '07:30' }]);
    await Promise.all([ringIn(49 * 60), ringIn(49 * 60)]);
    await settled();
    expect(server.received.map(({ subject }) => subject)).toEqual(['1 mención y 1 asignación']);
    await ringIn(73 * 60);
    await settled();
    expect(server.received).toHaveLength(1);
  });

  it('comes on working days only to whoever wants that, by the holidays of their country', async () => {
    const { ana, client } = await stage({ country: 'ES' });
    await client.patch('/notifications/preferences', { mail: 'workdays', digestAt: '07:30' });
    const planned = async (now: string) => {
      await test.database.db.transaction((tx) => planDigest(tx, ana.id, new Date(now)));
      const { rows } = await test.database.db.execute<{ at: string }>(sql`
        select to_char(at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as at from alarms where kind = 'digest'`);
      return rows.map(({ at }) => at);
    };
    expect(await planned('2026-12-04T05:00:00Z')).toEqual(['2026-12-04 07:30']);
    // Friday, after it; then a weekend; Tuesday the 8th is a holiday.
    expect(await planned('2026-12-04T07:00:00Z')).toEqual(['2026-12-07 07:30']);
    expect(await planned('2026-12-07T07:00:00Z')).toEqual(['2026-12-09 07:30']);
    expect((await client.patch('/profile', { country: null })).status).toBe(200);
    expect(await planned('2026-12-07T07:00:00Z')).toEqual(['2026-12-08 07:30']);
  });

  it('is not lost where it is told while the mail about the same task goes out', async () => {
    const { ana, task } = await stage();
    await test.make.changeTask(task, { assignedTo: ana.id });
    await readLogs(test, notificationsReader);
    const now = new Date();
    const about = { projectId: task.project.id, taskId: task.id, commentId: null };
    const telling = {
      ...about,
      userId: ana.id,
      kind: 'today' as const,
      actorId: null,
      role: null,
      due: null,
    };
    await test.database.db.transaction(async (tx) => {
      await makeNotifications(tx, [{ ...telling, at: now.toISOString() }], now);
      await ringIn(6);
    });
    await ringIn(6);
    await settled();
    expect(server.received.map(({ subject }) => subject)).toEqual(['2 novedades en Pedir <carpas>']);
  });

  it('can be chosen otherwise just when the daily mail goes out', async () => {
    const { ana, task, client } = await stage();
    const choose = (wish: object) => client.patch('/notifications/preferences', wish);
    /** While whoever rings it has planned the next, and not yet committed. */
    const chooseMeanwhile = async (wish: object) => {
      const { chosen } = await test.database.db.transaction(async (tx) => {
        await planDigest(tx, ana.id, new Date());
        const waiting = choose(wish);
        await until('the wait', async () => {
          // Else a transaction looks but once.
          await tx.execute(sql`select pg_stat_clear_snapshot()`);
          const { rows } = await tx.execute(sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
          return rows.length > 0;
        });
        return { chosen: waiting };
      });
      return (await chosen).status;
    };
    await choose({ mail: 'daily', digestAt: '07:30' });
    expect(await chooseMeanwhile({ digestAt: '08:45' })).toBe(200);
    const { rows } = await test.database.db.execute<{ local: string }>(sql`
      select to_char(at at time zone 'Europe/Madrid', 'HH24:MI') as local from alarms`);
    expect(rows).toEqual([{ local: '08:45' }]);
    await test.make.changeTask(task, { assignedTo: ana.id });
    await readLogs(test, notificationsReader);
    expect(await chooseMeanwhile({ mail: 'none' })).toBe(200);
    await ringIn(49 * 60);
    await settled();
    expect(server.received).toEqual([]);
  });

  it('waits by mail until the quiet hours are over', async () => {
    const { ana, task, client } = await stage();
    const { time } = wallClock(Date.now() + 5 * minute, 'Europe/Madrid');
    const { time: end } = wallClock(Date.now() + 90 * minute, 'Europe/Madrid');
    await client.patch('/notifications/preferences', { quiet: { from: time, to: end } });
    await test.make.changeTask(task, { assignedTo: ana.id });
    await readLogs(test, notificationsReader);
    await ringIn(10);
    await settled();
    expect(server.received).toEqual([]);
    await ringIn(91);
    await settled();
    expect(server.received).toHaveLength(1);
  });
});

it('shows what the daily mail looks like, from what somebody was told last', async () => {
  const { ana, task, client } = await stage();
  const page = async () => String((await client.get('/notifications/digest-example')).body);
  expect(await page()).toContain('Bruno Acosta te mencionó');
  await test.make.comment({ task, content: `@${ana.username} ¿llegan el <lunes>?` });
  await readLogs(test, notificationsReader);
  expect(await page()).toContain('en «Pedir &lt;carpas&gt;»');
  expect(await page()).toContain('¿llegan el &lt;lunes&gt;?');
  expect(await page()).not.toContain('Bruno Acosta');
});

it.each(['1.corta', `1.${'x'.repeat(43)}`, 'nada'])(
  'a link that nobody signed, %s, says nothing',
  async (token) => {
    for (const method of ['GET', 'POST'] as const)
      expect((await test.app.inject({ method, url: `/unsubscribe/${token}` })).statusCode).toBe(404);
  },
);
