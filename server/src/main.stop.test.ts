import { once } from 'node:events';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { bundledServer } from './testing/bundle.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { addressOf, spawnServer, until, urlOf } from './testing/test-process.ts';

it('finishes the requests under way and lets go of the sockets when it is told to stop', async () => {
  const database = await createTestDatabase();
  const server = spawnServer(
    {
      DATABASE_URL: urlOf(database.connection),
      DEMO: 'off',
      RATE_LIMIT: 'off',
      PORT: '0',
    },
    await bundledServer(),
  );
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const address = await addressOf(server);
  const api = `${address}/api`;
  const post = (path: string, body: unknown, cookie = '', method: 'POST' | 'PATCH' = 'POST') =>
    fetch(api + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const registered = await post('/auth/register', {
    firstName: 'Ana',
    lastName: 'García',
    username: 'ana',
    email: 'ana@ejemplo.com',
    password: 'secreto1',
    confirmPassword: 'secreto1',
  });
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0];
  const created = await post('/projects', { name: 'Mudanza', description: 'Oficina' }, cookie);
  const { id } = (await created.json()) as { id: number };

  const holder = new Client(database.connection);
  await holder.connect();
  await holder.query('begin; select from projects for update');
  const underWay = post(`/projects/${id}`, { name: 'Mudanza grande' }, cookie, 'PATCH');
  await until('the request to wait for the lock', async () => {
    // A transaction would go on seeing what it saw first.
    await holder.query('select pg_stat_clear_snapshot()');
    // Readers of the log may wait for it too.
    const { rows } = await holder.query(`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database() and query like '%for no key update%'`);
    return rows.length > 0;
  });
  const line = new WebSocket(`${api}/live`.replace('http', 'ws'), { headers: { cookie } });
  const closed = once(line, 'close');
  await once(line, 'open');
  server.child.kill('SIGTERM');
  expect((await closed)[0]).toBe(1012);
  await until('new requests to be refused', () =>
    fetch(`${address}/healthz`).then(
      (answer) => answer.status === 503,
      () => true,
    ),
  );
  await holder.query('commit');
  expect((await underWay).status).toBe(200);
  expect(await server.ended).toBe(0);
  await holder.end();
  await database.drop();
});
