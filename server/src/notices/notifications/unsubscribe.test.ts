import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { unsubscribePath } from '../../outside/mail/unsubscribe.ts';

const test = useTestApp();

const boundary = 'x'.repeat(20);
const part = 'content-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';

it.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [`multipart/form-data; boundary=${boundary}`, `--${boundary}\r\n${part}\r\n--${boundary}--\r\n`],
])('one click of a mail program ends the mails, sent as %s', async (type, payload) => {
  const ana = await test.make.user();
  const client = await test.as(ana);
  const url = await unsubscribePath(test.database.db, { userId: ana.id });
  const headers = { 'content-type': type };
  expect((await test.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
  expect((await client.get('/notifications/preferences')).body.mail).toBe('none');
});
