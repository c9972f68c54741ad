import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '../../platform/queue/queue.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { mailJob } from '../../outside/mail/mail.commands.ts';
import { testLetter } from './instance.texts.ts';

const test = useTestApp();
let admin: { id: number };
let client: Client;
beforeAll(async () => {
  admin = await test.make.user({ administrator: true, firstName: 'Sofía', lastName: 'Benavídez' });
  client = await test.as(admin);
});

describe('the health of the instance', () => {
  it('tells its version, its memory and its database', async () => {
    const { status, body } = await client.get('/instance/health');
    expect(status).toBe(200);
    expect(body.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(body.memory).toBeGreaterThan(10_000_000);
    expect(body.database.version).toMatch(/^\d+/);
    expect(body.database.size).toBeGreaterThan(1_000_000);
    expect(body.database.migrations).toBeGreaterThan(20);
    expect(body.database).toMatchObject({ accounts: 1, sessions: 1 });
    expect(body.disk.free).toBeLessThan(body.disk.total);
    expect(body.mail).toBeNull();
  });
});

describe('what could not be sent', () => {
  it('is tried again on request, once it has failed for good', async () => {
    const { db } = test.database;
    const to = { name: 'Eva', address: 'eva@ejemplo.com' };
    const letter = testLetter({ firstName: 'Eva' });
    await db.transaction((tx) => enqueue(tx, mailJob, { to, letter }));
    const states = async () =>
      (await db.execute<{ id: string; state: string }>(sql`select id, state from queue.job`)).rows;
    const [job] = await states();
    expect((await client.post('/instance/jobs/retry', { id: job?.id })).status).toBe(404);
    await db.execute(
      sql`update queue.job set state = 'failed', retry_count = retry_limit, completed_on = now()`,
    );
    expect((await client.post('/instance/jobs/retry', { id: job?.id })).status).toBe(204);
    expect(await states()).toEqual([{ id: job?.id, state: 'retry' }]);
    expect((await client.post('/instance/jobs/retry', { id: 'nada' })).status).toBe(400);
  });
});

const kinds = (events: { kind: string }[]) => events.map(({ kind }) => kind);

describe('the log of security', () => {
  it('tells who did what to whom, newest first, by kind and by person, page by page', async () => {
    const passwordHash = await quickHash('secreta 1');
    const user = await test.make.user({
      passwordHash,
      firstName: 'Vera',
      lastName: 'Olmo',
      email: 'vera@ejemplo.com',
    });
    const login = (password: string) =>
      test.anonymous.request(
        'POST',
        '/auth/login',
        { email: user.email, password },
        { remoteAddress: '203.0.113.77' },
      );
    await login('no es');
    await login('secreta 1');
    await client.patch(`/instance/accounts/${user.id}`, { administrator: true });
    await client.patch(`/instance/accounts/${user.id}`, { disabled: true });
    const of = async (query: string) => (await client.get(`/instance/security?${query}`)).body;
    const all = await of('search=vera%20olmo');
    expect(kinds(all)).toEqual(['account_disabled', 'administrator_made', 'sign_in', 'sign_in_failed']);
    expect(all[0]).toMatchObject({
      person: { id: user.id, name: 'Vera Olmo', email: 'vera@ejemplo.com' },
      by: { id: admin.id, name: 'Sofía Benavídez' },
    });
    expect(all[3]).toMatchObject({ by: null, address: '203.0.113.77' });
    expect(kinds(await of('kind=sign_in_failed&search=VERA@'))).toEqual(['sign_in_failed']);
    expect(kinds(await of('search=203.0.113'))).toEqual(['sign_in', 'sign_in_failed']);
    const first = await client.get('/instance/security?search=vera&limit=3');
    const next = /<\/api([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    expect(kinds((await client.get(next)).body)).toEqual(['sign_in_failed']);
    expect((await client.get('/instance/security?kind=nada')).status).toBe(400);
  });
});
