import { sessionEnded } from '@cuadrilla/contract/views/live';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { connectLive } from '../../testing/live-client.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { clientOf, useTestApp } from '../../testing/test-app.ts';
import { ringAlarms } from '../../notices/alarms/alarms.ts';
import { notificationsReader } from '../../notices/notifications/notifications.reader.ts';

const variables = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'https://tareas.example',
  PUSH_SERVICES: 'http://127.0.0.1:1',
};
const test = useTestApp(variables);
const settings = readSettings(variables);
const hour = 60 * 60 * 1_000;

/** What leaves the house, by kind, and starts counting anew. */
async function takeJobs(): Promise<string[]> {
  const { rows } = await test.database.db.execute<{ name: string }>(
    sql`with taken as (delete from queue.job returning name) select distinct name from taken order by name`,
  );
  return rows.map(({ name }) => name);
}
const ringIn = (hours: number) =>
  ringAlarms({ db: test.database.db, wake: test.wake, settings }, new Date(Date.now() + hours * hour));

async function subscribe(user: { id: number }): Promise<void> {
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const endpoint = `${variables.PUSH_SERVICES}/${user.id}`;
  const client = await test.as(user);
  expect((await client.post('/push/subscriptions', { endpoint, keys })).status).toBe(204);
}

/** A person with every way of being told open. */
async function toldEverywhere(mail: 'instant' | 'daily') {
  const user = await test.make.user();
  const client = await test.as(user);
  const board = await test.make.board();
  await test.make.member({ project: board.project, user });
  const task = await test.make.task({ board });
  await client.patch('/notifications/preferences', { mail });
  await subscribe(user);
  const { path: feed } = (await client.post('/feeds', {})).body;
  const { token } = await test.make.accessToken(user);
  await readLogs(test, notificationsReader);
  const mention = async () => {
    await test.make.comment({ task, content: `@${user.username}` });
    await readLogs(test, notificationsReader);
  };
  return { user, mention, feed: feed as string, program: clientOf(test.app, token) };
}

const bellOf = async (user: { id: number }) =>
  (await test.database.db.execute(sql`select 1 from notifications where user_id = ${user.id}`)).rows.length;

it.each(['instant', 'daily'] as const)(
  'whoever is suspended, with %s mail, hears nothing in any way, and hears again once they are back',
  async (mail) => {
    const admin = await test.as(await test.make.user({ administrator: true }));
    const { user, mention, feed, program } = await toldEverywhere(mail);
    const suspend = (disabled: boolean) => admin.patch(`/instance/accounts/${user.id}`, { disabled });
    const line = await connectLive(test, user);
    await mention();
    const before = await bellOf(user);
    expect(await takeJobs()).toEqual(['push']);

    expect((await suspend(true)).status).toBe(200);
    expect(await line.closed).toBe(sessionEnded);
    await ringIn(30);
    await mention();
    await ringIn(60);
    expect(await bellOf(user)).toBe(before);
    expect(await takeJobs()).toEqual([]);
    expect((await test.app.inject(feed)).statusCode).toBe(404);
    expect((await program.get('/profile')).status).toBe(401);

    expect((await suspend(false)).status).toBe(200);
    await ringIn(90);
    expect(await takeJobs()).toEqual([]);
    // Their browsers went with their sessions: they ask again in a new one.
    await subscribe(user);
    await mention();
    expect(await bellOf(user)).toBe(before + 1);
    await ringIn(150);
    expect(await takeJobs()).toEqual(['mail', 'push']);
    expect((await test.app.inject(feed)).statusCode).toBe(200);
    expect((await program.get('/projects')).status).toBe(200);
    await (await connectLive(test, user)).close();
  },
);
