// Run as a process of its own: reads every log to its end with the reader that READER names, and ends. With KILL_AT it kills
// itself before that statement is sent.
import { pino } from 'pino';
import { connect } from '../database/database.ts';
import { notificationsReader } from '../../notices/notifications/notifications.reader.ts';
import { factsReader } from '../../views/reports/facts.reader.ts';
import { killAtStatement } from '../../testing/kill-at.ts';
import { noWake } from '../../testing/no-wake.ts';
import { listLags } from './reader.queries.ts';
import { startReaders } from './reader.ts';

const reader = process.env['READER'] === notificationsReader.name ? notificationsReader : factsReader;
killAtStatement();
const { db, close } = connect({ connectionString: process.env['DATABASE_URL'] }, () => undefined);
const stop = startReaders([reader], {
  db,
  wake: noWake,
  clock: () => new Date(),
  lookEvery: 50,
  log: pino({ level: 'error' }),
});
/** Until it has heard of the projects, and whatever other readers have left. */
const isBehind = async () =>
  !(await listLags(db)).some(({ reader: name, events }) => name === reader.name && events === 0);
while (await isBehind()) await new Promise((resolve) => setTimeout(resolve, 20));
await stop();
await close();
