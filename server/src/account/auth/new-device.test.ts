import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startWorkers } from '../../platform/queue/workers.ts';
import { readSettings } from '../../platform/settings.ts';
import { cookiesOf } from '../../testing/cookies.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-process.ts';
import { mailHandlers } from '../../outside/mail/mail.handlers.ts';
import { tellOfDevice } from './new-device.ts';

const server = await startMailServer();
const variables = { SMTP_URL: server.url, PUBLIC_URL: 'https://tareas.example' };
const test = useTestApp(variables);
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let passwordHash: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  passwordHash = await quickHash('secreta 1');
  const handlers = mailHandlers(readSettings(variables));
  const log = pino({ level: 'silent' });
  stop = startWorkers(handlers, { db: test.database.db, log, lookEvery: 0.5 });
});
afterAll(async () => {
  await stop();
  await server.stop();
});
beforeEach(() => void (server.received.length = 0));

const signIn = (email: string, device = '') =>
  test.anonymous.request(
    'POST',
    '/auth/login',
    { email, password: 'secreta 1' },
    {
      remoteAddress: '203.0.113.9',
      headers: { 'user-agent': firefox },
      cookies: device ? { device } : {},
    },
  );

it('whoever signs in from a device for the first time is told by mail, whatever mails they want', async () => {
  const ana = await test.make.user({ passwordHash, timeZone: 'Europe/Madrid', firstName: 'Ana' });
  await (await test.as(ana)).patch('/notifications/preferences', { mail: 'none' });
  test.setClock(new Date('2026-11-19T12:30:00Z'));
  const device = cookiesOf(await signIn(ana.email))['device']?.value;
  expect((await signIn(ana.email, device)).status).toBe(200);
  await signIn(ana.email);
  await until('both mails', () => server.received.length === 2);
  const [mail] = server.received;
  expect(mail).toMatchObject({
    subject: 'Alguien entró en tu cuenta desde otro dispositivo',
    recipients: [ana.email],
  });
  expect(mail?.text).toContain('Firefox en Linux, dirección 203.0.113.9, el 19/11/2026 a las 13:30.');
  expect(mail?.text).toContain('https://tareas.example/settings/security');
  test.setClock(null);
});

it('neither a new account nor the demo is told of its device, nor is anybody whose password is wrong', async () => {
  const password = 'cosecha-y-lluvia';
  const email = 'eva.ruiz@ejemplo.com';
  const names = { firstName: 'Eva', lastName: 'Ruiz', username: 'eva.ruiz' };
  await test.anonymous.post('/auth/register', { ...names, email, password, confirmPassword: password });
  const demo = await test.make.user({ passwordHash, demo: true });
  await signIn(demo.email);
  const ivo = await test.make.user({ passwordHash: await quickHash('otra clave') });
  expect((await signIn(ivo.email)).status).toBe(401);
  const last = await test.make.user({ passwordHash });
  await signIn(last.email);
  await until('the last one', () => server.received.length > 0);
  expect(server.received.map(({ recipients }) => recipients)).toEqual([[last.email]]);
});

it('a greeting leaves out a name with an address in it, for the account may not be its owner’s doing', async () => {
  const ana = await test.make.user({ passwordHash, firstName: 'Cobra en premios.example', lastName: 'ya' });
  await signIn(ana.email);
  await until('the mail', () => server.received.length > 0);
  const [mail] = server.received;
  expect(mail?.to).toMatchObject([{ name: '', address: ana.email }]);
  expect(`${mail?.text}${mail?.html}`).not.toContain('premios');
});

it('whoever has no password here is told to end the session instead', async () => {
  const ana = await test.make.user();
  const settings = readSettings({
    ...variables,
    OIDC_ISSUER: 'https://cuentas.example',
    OIDC_CLIENT_ID: 'cuadrilla',
    OIDC_CLIENT_SECRET: 'secreto',
    OIDC_ONLY: 'on',
  });
  const from = { userAgent: firefox, address: '203.0.113.9' };
  await test.database.db.transaction((tx) => tellOfDevice(tx, settings, ana.id, from, new Date()));
  await until('the mail', () => server.received.length > 0);
  const [mail] = server.received;
  expect(mail?.text).toContain('Si no, cierra esa sesión.');
  expect(mail?.text).not.toContain('contraseña');
});
