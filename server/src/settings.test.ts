import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings, WrongSetting } from './settings.ts';

it('without variables everything has a value', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    publicOrigin: undefined,
    trustProxy: false,
    rateLimit: true,
    demo: true,
    directory: 'open',
    logLevel: 'info',
  });
});

it('an empty variable counts as absent', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

it('the public origin is kept without its closing slash', () => {
  expect(readSettings({ PUBLIC_URL: 'https://cuadrilla.example/' }).publicOrigin).toBe(
    'https://cuadrilla.example',
  );
});

it.each([
  ['PORT', 'abc', 'PORT must be a port number'],
  ['PORT', '70000', 'PORT must be a port number'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must look like postgres://…'],
  ['PUBLIC_URL', 'cuadrilla.example', 'PUBLIC_URL must be an origin such as https://cuadrilla.example'],
  [
    'PUBLIC_URL',
    'https://cuadrilla.example/app',
    'PUBLIC_URL must be an origin such as https://cuadrilla.example',
  ],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be on or off'],
  ['DEMO', 'maybe', 'DEMO must be on or off'],
  ['DIRECTORY', 'closed', 'DIRECTORY must be open or known'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be a log level'],
])('%s=%s is refused with a clear line', (name, value, line) => {
  expect(() => readSettings({ [name]: value })).toThrow(new WrongSetting(line));
});

it('several wrong settings are told at once', () => {
  expect(() => readSettings({ PORT: 'x', DEMO: 'x' })).toThrow(
    'PORT must be a port number; DEMO must be on or off',
  );
});
