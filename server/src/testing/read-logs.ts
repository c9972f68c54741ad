import { pino } from 'pino';
import { addMissing, listLags } from '../platform/log/reader.queries.ts';
import { type Reader, startReaders } from '../platform/log/reader.ts';
import type { TestApp } from './test-app.ts';
import { until } from './test-process.ts';

/** Reads every log to its end, as an instance does that does nothing else. */
export async function readLogs(
  { database: { db }, wake }: TestApp,
  reader: Reader,
  clock = () => new Date(),
): Promise<void> {
  const log = pino({ level: 'silent' });
  // A log that it has not yet heard of counts as none that it is behind in.
  await addMissing(db, [reader.name], 'all');
  const stop = startReaders([reader], { db, wake, clock, lookEvery: 20, log });
  await until('the reader', async () =>
    (await listLags(db)).some(({ reader: name, events }) => name === reader.name && events === 0),
  );
  await stop();
}
