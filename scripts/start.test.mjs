import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { lockedPackages } from './packages.mjs';
import { root } from './project.mjs';

/** A clone in which nothing is installed yet. */
function clone() {
  const folder = mkdtempSync(join(tmpdir(), 'cuadrilla-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  const manifests = ['contract', 'server', 'web'].map((workspace) => join(workspace, 'package.json'));
  for (const path of ['scripts', 'package.json', 'package-lock.json', ...manifests]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  return folder;
}

/** The same with little to install: how much there is makes no difference to how it ends, but npm takes seconds to read it. */
function smallClone() {
  const folder = clone();
  const { version, integrity } = lockedPackages()['node_modules/vite'];
  const manifest = { name: 'small', version: '1.0.0', type: 'module', dependencies: { vite: version } };
  const packages = { '': manifest, 'node_modules/vite': { version, integrity } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  return folder;
}

/** `npm start` without npm around it, with a registry of our own. */
function start(folder, port, command = [process.execPath, 'scripts/start.mjs']) {
  const env = {
    PATH: process.env.PATH,
    npm_execpath: process.env.npm_execpath,
    npm_lifecycle_event: 'start',
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(folder, 'cache'),
    npm_config_fetch_retries: '0',
    npm_config_userconfig: join(folder, 'none'),
  };
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd: folder, env });
  const heard = { out: '', error: '' };
  child.stdout.on('data', (text) => (heard.out += text));
  child.stderr.on('data', (text) => (heard.error += text));
  return { child, heard, ended: once(child, 'close').then(([code]) => code) };
}

it('without a network the first start ends with one clear line', async () => {
  const first = start(clone(), 1); // nobody listens there
  expect(await first.ended).toBe(1);
  expect(first.heard.error).toBe(
    'The dependencies could not be installed: the npm registry cannot be reached. ' +
      'Installing needs the network once; then start again (ECONNREFUSED).\n',
  );
});

/** A registry that never answers; `lines` tells how many wait for it. */
async function silentRegistry() {
  const server = createServer((line) => line.resume().on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const lines = promisify(server.getConnections.bind(server));
  return { port: server.address().port, asked: () => once(server, 'connection'), lines };
}

it('a signal during the first installation ends npm too, and the next start tries again', async () => {
  const registry = await silentRegistry();
  const folder = smallClone();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    const { child, heard, ended } = start(folder, registry.port);
    await registry.asked();
    child.kill(signal);
    expect([signal, await ended, heard.error]).toEqual([signal, 128 + constants.signals[signal], '']);
    await expect.poll(registry.lines, { timeout: 60_000 }).toBe(0); // they were npm's
  }
});

it('ends when the shell that npm runs it in is gone', async () => {
  const registry = await silentRegistry();
  const { child } = start(smallClone(), registry.port, ['sh', '-c', 'node scripts/start.mjs; :']);
  await registry.asked();
  child.kill('SIGTERM');
  await expect.poll(registry.lines, { timeout: 60_000 }).toBe(0);
});
