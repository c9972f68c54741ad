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
    pushServices: [],
    privateWebhooks: false,
    registration: { mode: 'open', domains: [] },
    oidc: undefined,
    files: { folder: resolve('data/files') },
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

const fromOf = (variables: NodeJS.ProcessEnv) =>
  readSettings({ SMTP_URL: 'smtps://yo:clave@correo.example', ...variables }).mail?.from;

it('mail comes from the public host, unless it is said from whom', () => {
  expect(fromOf({})).toEqual({ name: 'Cuadrilla', address: 'no-reply@localhost' });
  expect(fromOf({ PUBLIC_URL: 'https://tareas.example:8443' })).toEqual({
    name: 'Cuadrilla',
    address: 'no-reply@tareas.example',
  });
  expect(fromOf({ MAIL_FROM: 'avisos@tareas.example' })).toEqual({
    name: 'Cuadrilla',
    address: 'avisos@tareas.example',
  });
  expect(fromOf({ MAIL_FROM: '"Tareas de Íñigo" <avisos@tareas.example>' })).toEqual({
    name: 'Tareas de Íñigo',
    address: 'avisos@tareas.example',
  });
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
  ['SMTP_URL', 'correo.example', 'SMTP_URL must look like smtp://… or smtps://…'],
  ['SMTP_URL', 'https://correo.example', 'SMTP_URL must look like smtp://… or smtps://…'],
  ['MAIL_FROM', 'Cuadrilla', 'MAIL_FROM must be an address such as Cuadrilla <avisos@cuadrilla.example>'],
  [
    'MAIL_FROM',
    'a@b.example\r\nBcc: c@d.example',
    'MAIL_FROM must be an address such as Cuadrilla <avisos@cuadrilla.example>',
  ],
  [
    'REGISTRATION',
    'sometimes',
    'REGISTRATION must be open, invited, closed or domains with commas between them',
  ],
  ['OIDC_ISSUER', 'http://id.example', 'OIDC_ISSUER must look like https://…'],
  ['OIDC_CLIENT_ID', 'x', 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together'],
  ['OIDC_ONLY', 'on', 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together'],
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
