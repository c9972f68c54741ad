import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logRequests, requestLogOptions } from './request-log.ts';

it('tells of a feed that it was read, and not by which address', async () => {
  const lines: string[] = [];
  const app = Fastify(requestLogOptions(pino({ level: 'trace' }, { write: (line) => lines.push(line) })));
  logRequests(app);
  app.get('/feeds/:file', async () => 'calendar');
  for (const url of ['/feeds/secret.ics', '/feeds/secret.ics?secret', '/feeds/secret/x', '/feeds/secret%2'])
    // oxlint-disable-next-line no-await-in-loop -- in order
    await app.inject(url);
  await app.close();
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(told.map(({ path, status }) => [path, status])).toContainEqual(['/feeds/…', 200]);
  expect(lines.join('')).not.toContain('secret');
});
