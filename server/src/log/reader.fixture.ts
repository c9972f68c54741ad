// Run as a process of its own: reads every log to its end with the reader that READER names, and ends. With KILL_AT it kills
// itself before that statement is sent.
import { Client } from 'pg';
import { pino } from 'pino';
import { connect } from '../database/database.ts';
import { notificationsReader } from '../features/notifications/notifications.reader.ts';
import { factsReader } from '../features/reports/facts.reader.ts';
import { listLags } from './reader.queries.ts';
import { startReaders } from './reader.ts';

const reader = process.env['READER'] === notificationsReader.name ? notificationsReader : factsReader;
const killAt = Number(process.env['KILL_AT'] ?? Infinity);
let sent = 0;
// oxlint-disable-next-line unbound-method -- called with the client below
const { query } = Client.prototype;
Client.prototype.query = function countAndSend(this: Client, ...args: unknown[]) {
  sent += 1;
  if (sent > killAt) process.kill(process.pid, 'SIGKILL');
  return (query as (...all: unknown[]) => unknown).apply(this, args);
} as typeof query;

const { db, close } = connect({ connectionString: process.env['DATABASE_URL'] }, () => undefined);
const stop = startReaders([reader], {
  db,
  wake: {
    project: () => undefined,
    person: () => undefined,
    document: () => undefined,
    all: () => undefined,
    onNotice: () => () => undefined,
  },
  clock: () => new Date(),
  lookEvery: 50,
  log: pino({ level: 'error' }),
});
const isBehind = async () => (await listLags(db)).every(({ events }) => events > 0);
// oxlint-disable-next-line no-await-in-loop -- waiting is the point
while (await isBehind()) await new Promise((resolve) => setTimeout(resolve, 20));
await stop();
await close();
