import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorkers } from '../../platform/queue/workers.ts';
import { readSettings } from '../../platform/settings.ts';
import { attempt, count, newAddress } from '../../testing/attempts.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-process.ts';
import { mailHandlers } from '../../outside/mail/mail.handlers.ts';
import { lateMails } from '../../late-mails.ts';

const server = await startMailServer();
const variables = { SMTP_URL: server.url, PUBLIC_URL: 'https://tareas.example', RATE_LIMIT: 'on' };
const test = useTestApp(variables);

const clock = (): Date => new Date();
let passwordHash: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  passwordHash = await quickHash('secreta 1');
  const { db } = test.database;
  const handlers = mailHandlers(readSettings(variables), lateMails(db, clock));
  stop = startWorkers(handlers, { db, log: pino({ level: 'silent' }), lookEvery: 0.5 });
});
afterAll(async () => {
  await stop();
  await server.stop();
});
beforeEach(() => {
  server.received.length = 0;
  test.setClock(null);
});

const ask = (email: string) =>
  test.anonymous.request('POST', '/auth/password-reset', { email }, { remoteAddress: newAddress() });
const set = (token: string, password: string) =>
  test.anonymous.put('/auth/password-reset', { token, password, confirmPassword: password });
const login = (email: string, password: string) => test.anonymous.post('/auth/login', { email, password });

/** Beside those about a device that nobody knows. */
const links = () =>
  server.received.filter(({ subject }) => subject === 'Una contraseña nueva para tu cuenta');

/** The token in the link of the mail that came. */
async function tokenFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(204);
  await until('the mail', () => links().length > 0);
  const [mail] = links();
  expect(mail?.recipients).toEqual([email]);
  return /https:\/\/tareas\.example\/reset-password#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const linkOver = { status: 400, body: { error: ['El enlace ya no sirve: pide otro'] } };

describe('a password that was forgotten', () => {
  it('is chosen anew by a link that works once, and ends all sessions', async () => {
    const user = await test.make.user({ passwordHash });
    const client = await test.as(user);
    const token = await tokenFor(user.email);
    const { rows } = await test.database.db.execute(sql`select data from queue.job`);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await set(token, '123456')).toMatchObject({ status: 400 });
    expect(await set(token, 'otra clave')).toMatchObject({ status: 204 });
    expect((await client.get('/auth/verify')).status).toBe(401);
    expect((await login(user.email, 'secreta 1')).status).toBe(401);
    expect((await login(user.email, 'otra clave')).status).toBe(200);
    expect((await (await test.as(user)).get('/profile')).body.password_changed_at).toEqual(
      expect.any(String),
    );
    expect(await set(token, 'tercera clave')).toMatchObject(linkOver);
  });

  it('is not, with a link that is an hour old, of somebody else or made up', async () => {
    const [user, other] = [await test.make.user({ passwordHash }), await test.make.user({ passwordHash })];
    const token = await tokenFor(user.email);
    const [, end = '', signature = ''] = token.split('.');
    const forged = [
      `${other.id}.${end}.${signature}`,
      `${user.id}.${Number(end) + 1}.${signature}`,
      `${user.id}.${end}.${'A'.repeat(43)}`,
      'nonsense',
    ];
    for (const each of forged) expect(await set(each, 'otra clave')).toMatchObject(linkOver);
    test.setClock(new Date(Number(end)));
    expect(await set(token, 'otra clave')).toMatchObject(linkOver);
    test.setClock(null);
    expect((await login(user.email, 'secreta 1')).status).toBe(200);
  });

  it('is asked for alike whether there is an account or not, and no mail goes to nobody or to the demo', async () => {
    const demo = await test.make.user({ passwordHash, demo: true });
    const answers = [await ask('nadie@ejemplo.com'), await ask(demo.email)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    const open = sql`select from queue.job where state <> 'completed'`;
    await until('the jobs', async () => (await test.database.db.execute(open)).rowCount === 0);
    expect(links()).toEqual([]);
  });

  it('is asked for three times, then there are pauses', async () => {
    test.setClock(new Date('2026-03-01T12:00:00Z'));
    const statuses = await attempt(5, () => ask('nadie2@ejemplo.com'));
    expect([count(statuses, 204), count(statuses, 429)]).toEqual([3, 2]);
  });
});
