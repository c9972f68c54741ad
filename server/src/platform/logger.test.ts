import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { useTestApp } from '../testing/test-app.ts';

const test = useTestApp({ LOG_LEVEL: 'info' });
const linesAbout = (msg: string) =>
  test.lines.map((line) => JSON.parse(line)).filter((line) => line.msg === msg);

it('tells of a failed request by which statement it failed, and nothing that anybody wrote', async () => {
  const client = await test.as(await test.make.user());
  await test.database.db.execute(sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused %', new.name; end $$`);
  await test.database.db.execute(sql`
    create trigger refuse before insert on projects for each row execute function refuse()`);
  const answer = await client.post('/projects', { name: 'Secreto-1', description: 'Secreto-2' });
  expect(answer).toMatchObject({ status: 500, body: { error: [messages.internal] } });
  const [line] = linesAbout('request failed');
  expect(line.err).toMatchObject({
    query: expect.stringContaining('insert into "projects"'),
    cause: { code: 'P0001' },
  });
  expect(line.err.stack[0]).toMatch(/^ {4}at /);
  expect(test.lines.join('')).not.toContain('Secreto');
});

it('tells of every request whose it was and from where', async () => {
  const user = await test.make.user();
  const client = await test.as(user);
  await client.request('GET', '/profile', undefined, { remoteAddress: '203.0.113.9' });
  await test.anonymous.get('/profile');
  const [own, anonymous] = linesAbout('request').filter(({ path }) => path === '/api/profile');
  expect(own).toMatchObject({ userId: user.id, address: '203.0.113.9', status: 200 });
  expect(anonymous).toMatchObject({ address: '127.0.0.1', status: 401 });
  expect(anonymous).not.toHaveProperty('userId');
});
