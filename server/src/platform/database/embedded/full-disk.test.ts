import { execFileSync } from 'node:child_process';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { expect, it, onTestFinished } from 'vitest';
import { bundledServer } from '../../../testing/bundle.ts';
import { makeTestFolder } from '../../../testing/guard.ts';
import { addressOf, spawnServer, until } from '../../../testing/test-process.ts';

/** A disk of its own; undefined where this user may not mount one. */
async function mountSmallDisk(): Promise<string | undefined> {
  const { path: folder } = await makeTestFolder('full-disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return folder;
}

it('goes on reading when the disk is full, and writing when there is room again', async (context) => {
  const disk = (await mountSmallDisk()) ?? context.skip('only who may mount a disk can try a full one');
  const server = spawnServer(
    { DATA_DIR: join(disk, 'data'), PORT: '0', DEMO: 'off', RATE_LIMIT: 'off' },
    await bundledServer(),
  );
  onTestFinished(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  });
  const api = `${await addressOf(server)}/api`;
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(api + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const registered = await post('/auth/register', {
    firstName: 'Ana',
    lastName: 'García',
    username: 'ana',
    email: 'ana@ejemplo.com',
    password: 'la-mudanza-7',
    confirmPassword: 'la-mudanza-7',
  });
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const create = () => post('/projects', { name: 'Mudanza', description: 'Oficina' }, cookie);
  expect((await create()).status).toBe(201);

  const { bavail, bsize } = await statfs(disk);
  await writeFile(join(disk, 'ballast'), Buffer.alloc(bavail * bsize - 8 * 1024 * 1024));
  let refused = await create();
  await until('writes to be refused', async () => (refused = await create()).status !== 201);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ error: [messages.diskFull], code: 'unavailable' });
  const read = await fetch(`${api}/projects`, { headers: { cookie } });
  expect(read.status).toBe(200);
  expect(((await read.json()) as unknown[]).length).toBeGreaterThan(0);

  await rm(join(disk, 'ballast'));
  await until('writes to be taken again', async () => (await create()).status === 201);
});
