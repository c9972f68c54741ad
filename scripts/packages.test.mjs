import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingPackages } from './packages.mjs';

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const native = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] };
const locked = {
  '': {},
  web: { version: '0.1.0' },
  'node_modules/@cuadrilla/web': { resolved: 'web', link: true },
  'node_modules/plain': { version: '1.0.0' },
  'node_modules/kit': { version: '1.0.0', dev: true },
  'node_modules/extra': { version: '1.0.0', optional: true },
  'node_modules/native-gnu': { ...native, libc: ['glibc'] },
  'node_modules/native-musl': { ...native, libc: ['musl'] },
  'node_modules/native-darwin': { ...native, os: ['darwin'] },
  'web/node_modules/plain': { version: '2.0.0' },
};
const wantedHere = ['node_modules/plain', 'node_modules/native-gnu', 'web/node_modules/plain'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cuadrilla-packages-'));
  for (const path of Object.keys(locked)) mkdirSync(join(folder, path), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const missing = (changes) =>
  missingPackages({ locked, installed: locked, folder, dev: false, machine: linux, ...changes });

it('misses what this machine needs, with the natives of its kind and what a workspace has for itself', () => {
  expect(missing({ installed: {} })).toEqual(wantedHere);
  expect(missing({ installed: {}, dev: true })).toContain('node_modules/kit');
  expect(missing({ installed: Object.fromEntries(wantedHere.map((path) => [path, locked[path]])) })).toEqual(
    [],
  );
});

it('misses the natives of this machine where another kind of machine has installed', () => {
  const { 'node_modules/native-gnu': _, ...installed } = locked;
  expect(missing({ installed })).toEqual(['node_modules/native-gnu']);
  expect(missing({ installed, machine: { ...linux, libc: 'musl' } })).toEqual([]);
  expect(missing({ installed, machine: { os: 'darwin', cpu: 'x64' } })).toEqual([]);
});

it('misses what is there in another version', () => {
  const installed = { ...locked, 'node_modules/plain': { version: '0.9.0' } };
  expect(missing({ installed })).toEqual(['node_modules/plain']);
});

it('misses what somebody has deleted, whatever the list says', () => {
  rmSync(join(folder, 'web/node_modules'), { recursive: true });
  expect(missing({})).toEqual(['web/node_modules/plain']);
});
