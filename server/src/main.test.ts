import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { runningPostmaster } from './platform/database/embedded/postmaster.ts';
import { bundledServer } from './testing/bundle.ts';
import { makeTestFolder } from './testing/guard.ts';
import { addressOf, spawnServer, type TestProcess, until } from './testing/test-process.ts';

const started: TestProcess[] = [];
let program: string[];
beforeAll(async () => {
  program = await bundledServer();
});

function start(variables: Record<string, string>): TestProcess {
  const server = spawnServer({ DEMO: 'off', RATE_LIMIT: 'off', ...variables }, program);
  started.push(server);
  return server;
}

afterEach(async () => {
  started.forEach(({ child }) => child.kill('SIGTERM'));
  await Promise.all(started.map(({ ended }) => ended));
  started.length = 0;
});

async function emptyFolder(): Promise<string> {
  const { path, remove } = await makeTestFolder('main');
  onTestFinished(remove);
  return path;
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

  server.child.kill('SIGHUP');
  expect(await server.ended).toBe(0);
  const third = start({ DATA_DIR: folder, PORT: new URL(address).port });
  expect(await addressOf(third)).toBe(address);
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
});

it('a port that is taken or a folder that cannot be used is one clear line and exit 1', async () => {
  const folder = await emptyFolder();
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const file = join(folder, 'file');
  await writeFile(file, '');
  const refused = [
    start({ DATA_DIR: join(folder, 'data'), PORT: String(port), LOG_LEVEL: 'warn' }),
    start({ DATA_DIR: join(file, 'data'), PORT: '0' }),
  ];
  expect(await Promise.all(refused.map(({ ended }) => ended))).toEqual([1, 1]);
  expect(refused.map(({ said }) => said())).toEqual([
    expect.stringMatching(/^Cuadrilla cannot run: port \d+ is taken: .*\n$/),
    expect.stringMatching(/^Cuadrilla cannot run: The folder .*\/file\/data cannot be used: .*\n$/),
  ]);
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
