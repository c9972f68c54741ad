import { expect, it, onTestFinished } from 'vitest';
import { bundledServer } from './testing/bundle.ts';
import { startMailServer } from './testing/mail-server.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { addressOf, spawnServer, until, urlOf } from './testing/test-process.ts';

it('sends the mail that its requests ask for, and stops in order', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  const server = spawnServer(
    {
      DATABASE_URL: urlOf(database.connection),
      SMTP_URL: mail.url,
      DEMO: 'off',
      PORT: '0',
    },
    await bundledServer(),
  );
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const api = `${await addressOf(server)}/api`;
  const registered = await fetch(`${api}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ana',
      lastName: 'García',
      username: 'ana',
      email: 'ana@ejemplo.com',
      password: 'secreto1',
      confirmPassword: 'secreto1',
    }),
  });
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const asked = await fetch(`${api}/instance/mail-test`, { method: 'POST', headers: { cookie } });
  expect(asked.status).toBe(200);
  await until('the mail', () => mail.received.length > 0);
  expect(mail.received[0]?.recipients).toEqual(['ana@ejemplo.com']);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.said().trim().split('\n')).toHaveLength(1);
});
