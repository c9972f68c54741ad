import { createPublicKey, verify } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { instanceSettings, pushSubscriptions } from '../../platform/database/schema/schema.ts';
import { twoStepsSetting as name } from '../../platform/http/session.queries.ts';
import { startWorkers } from '../../platform/queue/workers.ts';
import { readSettings } from '../../platform/settings.ts';
import { startPushServer } from '../../testing/push-server.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { type Answer, type Client, useTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-process.ts';
import { notificationsReader } from '../../notices/notifications/notifications.reader.ts';
import { pushHandler } from '../../notices/notifications/push-news.handlers.ts';

const service = await startPushServer();
const { received } = service;

let now = () => new Date();
const variables = { PUSH_SERVICES: service.origin };
const test = useTestApp(variables);
let stop: () => Promise<void>;
beforeAll(() => {
  const { db } = test.database;
  const handler = pushHandler({ db, settings: readSettings(variables), clock: () => now() });
  stop = startWorkers([handler], { db, log: pino({ level: 'silent' }), lookEvery: 0.5 });
});
afterAll(async () => {
  await stop();
  await service.stop();
});

/** By RFC 8292. */
function isSignedBy(key: string, authorization: string): boolean {
  const [, head, claims, signature = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(signature, 'base64url');
  return verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    signed,
  );
}

it('a browser that asked for it is told, encrypted and signed, until it is no more', async () => {
  const ana = await test.make.user({ timeZone: 'UTC' });
  const client = await test.as(ana);
  const board = await test.make.board();
  await test.make.member({ project: board.project, user: ana });
  await readLogs(test, notificationsReader);
  expect((await client.post('/push/subscriptions', service.subscription)).status).toBe(204);

  const task = await test.make.task({ board, title: 'Pedir carpas', assignedTo: ana.id });
  await readLogs(test, notificationsReader);
  await until('the push', () => received.length === 1);
  const [push] = received;
  expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
  expect(push?.message).toMatchObject({
    title: expect.stringContaining('te asignó la tarea') as string,
    body: 'Pedir carpas',
    path: `/dashboard/projects/${task.project.id}/boards/${board.id}/tasks/${task.id}`,
  });
  const { key } = (await client.get('/push/key')).body;
  expect(isSignedBy(key, String(push?.headers['authorization']))).toBe(true);
  expect((await client.get('/push/key')).body.key).toBe(key);

  await client.patch('/notifications/preferences', { quiet: { from: '20:00', to: '08:00' } });
  now = () => new Date('2026-11-17T23:00:00Z');
  await test.make.comment({ task, content: `@${ana.username} mañana` });
  await readLogs(test, notificationsReader);
  const jobs = () => test.database.db.execute<{ state: string }>(sql`select state from queue.job`);
  await until('it to be left', async () => (await jobs()).rows.every(({ state }) => state === 'completed'));
  expect(received).toHaveLength(1);
  now = () => new Date('2026-11-18T08:00:00Z');

  // Of comments one is not pushed unless one wants it.
  await test.make.comment({ task });
  service.status = 410;
  await test.make.comment({ task, content: `@${ana.username}` });
  await readLogs(test, notificationsReader);
  const { db } = test.database;
  await until('it to be forgotten', async () => (await db.$count(pushSubscriptions)) === 0);
  expect(received).toHaveLength(2);
});

it('a browser is told no more once its session has ended, however it did', async () => {
  service.status = 201;
  received.length = 0;
  now = () => new Date();
  const { db } = test.database;
  const ana = await test.make.user({ timeZone: 'UTC', passwordHash: await quickHash('de-antes-1') });
  const board = await test.make.board();
  await test.make.member({ project: board.project, user: ana });
  const other = await test.as(ana);
  const tell = async () => {
    await test.make.task({ board, assignedTo: ana.id });
    await readLogs(test, notificationsReader);
  };
  const ends: ((client: Client) => Promise<Answer>)[] = [
    (client) => client.post('/auth/logout'),
    async () => {
      const sessions = (await other.get('/profile/sessions')).body as { id: number; current: boolean }[];
      return other.delete(`/profile/sessions/${sessions.find(({ current }) => !current)?.id}`);
    },
    () => other.delete('/profile/sessions'),
    () =>
      other.post('/profile/password', {
        currentPassword: 'de-antes-1',
        password: 'cosecha-y-lluvia',
        confirmPassword: 'cosecha-y-lluvia',
      }),
  ];
  for (const end of ends) {
    const client = await test.as(ana);
    expect((await client.post('/push/subscriptions', service.subscription)).status).toBe(204);
    expect(await end(client)).toMatchObject({ status: 204 });
    expect(await db.$count(pushSubscriptions)).toBe(0);
    await tell();
  }
  expect(received).toHaveLength(0);
});

it('a browser that does not know whose it is goes on with the session of its person, and of nobody else', async () => {
  service.status = 201;
  received.length = 0;
  const ana = await test.make.user({ timeZone: 'UTC' });
  const board = await test.make.board();
  await test.make.member({ project: board.project, user: ana });
  const [before, client] = [await test.as(ana), await test.as(ana)];
  await before.post('/push/subscriptions', service.subscription);
  const { endpoint } = service.subscription;
  const stranger = await test.as(await test.make.user());
  expect((await stranger.post('/push/subscriptions/resume', { endpoint })).body).toEqual({ own: false });
  expect((await client.post('/push/subscriptions/resume', { endpoint })).body).toEqual({ own: true });
  await before.post('/auth/logout');
  await test.make.task({ board, assignedTo: ana.id });
  await readLogs(test, notificationsReader);
  await until('the push', () => received.length === 1);
  await client.post('/auth/logout');
  expect(await test.database.db.$count(pushSubscriptions)).toBe(0);
});

it('a browser is told nothing while its session lacks the second step that is asked for', async () => {
  received.length = 0;
  const { db } = test.database;
  const ana = await test.make.user({ timeZone: 'UTC' });
  const client = await test.as(ana);
  const board = await test.make.board();
  await test.make.member({ project: board.project, user: ana });
  await client.post('/push/subscriptions', service.subscription);
  const tell = async (title: string) => {
    await test.make.task({ board, title, assignedTo: ana.id });
    await readLogs(test, notificationsReader);
  };
  await db.insert(instanceSettings).values({ name, value: { required: true } });
  await tell('Pedir carpas');
  const waiting = () =>
    db.execute(sql`select from queue.job where name = 'push' and state in ('created', 'retry', 'active')`);
  await until('it to be left', async () => (await waiting()).rows.length === 0);
  expect(received).toHaveLength(0);
  await db.delete(instanceSettings);
  await tell('Pedir toldos');
  await until('the push', () => received.length === 1);
  expect(received[0]?.message).toMatchObject({ body: 'Pedir toldos' });
});

it('a session that ran out takes its browser with it before the night comes', async () => {
  received.length = 0;
  const ana = await test.make.user({ timeZone: 'UTC' });
  const client = await test.as(ana);
  const board = await test.make.board();
  await test.make.member({ project: board.project, user: ana });
  await client.post('/push/subscriptions', service.subscription);
  now = () => new Date(Date.now() + 31 * 24 * 60 * 60 * 1_000);
  await test.make.task({ board, assignedTo: ana.id });
  await readLogs(test, notificationsReader);
  const { db } = test.database;
  const waiting = () =>
    db.execute(sql`select from queue.job where name = 'push' and state in ('created', 'retry', 'active')`);
  await until('it to be left', async () => (await waiting()).rows.length === 0);
  expect(received).toHaveLength(0);
  now = () => new Date();
});

it('nothing is pushed to addresses that are no service of browsers', async () => {
  const client = await test.as(await test.make.user());
  const keys = { p256dh: 'a', auth: 'b' };
  for (const endpoint of [
    'http://127.0.0.1:1/x',
    'https://10.0.0.1/x',
    'https://fcm.googleapis.com.mallory.example/x',
  ])
    expect(await client.post('/push/subscriptions', { endpoint, keys })).toMatchObject({
      status: 400,
      body: { error: ['El servicio de avisos del navegador no está permitido en esta instancia'] },
    });
});
