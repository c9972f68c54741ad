import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logRequests, requestLogOptions } from './request-log.ts';

it.each(['d', 'feeds', 'hooks', 'unsubscribe'])(
  'tells that /%s/ was asked for, and not by which address',
  async (kind) => {
    const lines: string[] = [];
    const app = Fastify(requestLogOptions(pino({ level: 'trace' }, { write: (line) => lines.push(line) })));
    logRequests(app);
    app.get(`/${kind}/:token`, async () => 'found');
    for (const rest of ['secret.ics', 'secret.ics?secret', 'secret/x', 'secret%2'])
      await app.inject(`/${kind}/${rest}`);
    await app.close();
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(told.map(({ path, status }) => [path, status])).toContainEqual([`/${kind}/…`, 200]);
    expect(lines.join('')).not.toContain('secret');
  },
);
