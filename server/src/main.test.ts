import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { runningPostmaster } from './database/embedded/postmaster.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { addressOf, spawnServer, type TestProcess, until, urlOf } from './testing/test-process.ts';

const started: TestProcess[] = [];

function start(variables: Record<string, string>): TestProcess {
  const server = spawnServer({ DEMO: 'off', RATE_LIMIT: 'off', ...variables });
  started.push(server);
  return server;
}

afterEach(async () => {
  started.forEach(({ child }) => child.kill('SIGTERM'));
  await Promise.all(started.map(({ ended }) => ended));
  started.length = 0;
});

/** Where also the user may enter as whom the database runs when we are root. */
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cuadrilla-main-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('a wrong setting is one clear line and exit 1', async () => {
  const server = start({ PORT: 'abc' });
  expect(await server.ended).toBe(1);
  expect(server.said()).toBe('Cuadrilla cannot run: PORT must be a port number\n');
});

it('a database that does not answer is one clear line and exit 1', async () => {
  // Nobody listens on port 1.
  const server = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(/^Cuadrilla cannot run: the database of DATABASE_URL does not answer.*\n$/);
});

it('starts on an empty folder, refuses a second start on it, and leaves nothing running', async () => {
  const folder = await emptyFolder();
  const server = start({ DATA_DIR: folder, PORT: '0' });
  const address = await addressOf(server);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  const second = start({ DATA_DIR: folder, PORT: '0' });
  expect(await second.ended).toBe(1);
  expect(second.said().trim().split('\n')).toHaveLength(1);

  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  const third = start({ DATA_DIR: folder, PORT: new URL(address).port });
  expect(await addressOf(third)).toBe(address);
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
}, 120_000);

it('a taken port is one clear line and exit 1', async () => {
  const folder = await emptyFolder();
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const server = start({ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn' });
  expect(await server.ended).toBe(1);
  expect(server.said()).toBe('Cuadrilla cannot run: the port is taken: choose another with PORT\n');
  holder.close();
});

it('leaves nothing running when it is told to stop before it is up', async () => {
  const folder = await emptyFolder();
  const database = () => runningPostmaster(join(folder, 'database', 'cluster'));
  const server = start({ DATA_DIR: folder, PORT: '0' });
  await until('its database to run', async () => (await database()) !== undefined);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(await database()).toBeUndefined();
});

it('finishes the requests under way and lets go of the sockets when it is told to stop', async () => {
  const database = await createTestDatabase();
  const server = start({ DATABASE_URL: urlOf(database.connection), PORT: '0' });
  const address = await addressOf(server);
  const api = `${address}/api`;
  const post = (path: string, body: unknown, cookie = '', method = 'POST') =>
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
    const { rows } = await holder.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
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
