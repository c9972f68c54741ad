import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../server/src/database/database.ts';
import type { Db } from '../server/src/database/database.ts';
import { ensureDemo } from '../server/src/features/demo/demo.commands.ts';
import { listLags } from '../server/src/log/reader.queries.ts';
import { startReaders } from '../server/src/log/reader.ts';
import { readers } from '../server/src/server.ts';
import { startEmbeddedCluster } from '../server/src/testing/clusters.ts';
import { startTemplate } from '../server/src/testing/test-cluster.ts';
import { clusterVariable } from './database.ts';

/** Once for all workers: the database that comes along, with the demo in its template. */
// oxlint-disable-next-line no-default-export -- that is where Playwright looks for it
export default async function startDatabase(): Promise<() => Promise<void>> {
  const { connection, stop } = await startTemplate(startEmbeddedCluster, async (template) => {
    const { db, close } = connect(template, () => undefined);
    await ensureDemo(db, new Date());
    await readLogs(db);
    await close();
  });
  process.env[clusterVariable] = JSON.stringify(connection);
  return stop;
}

const nobody = {
  project: () => undefined,
  person: () => undefined,
  document: () => undefined,
  all: () => undefined,
  onNotice: () => () => undefined,
};

/** So that not every worker's server has a year of the demo to read. */
async function readLogs(db: Db): Promise<void> {
  const log = console as unknown as Parameters<typeof startReaders>[1]['log'];
  const stop = startReaders(readers, { db, wake: nobody, clock: () => new Date(), log });
  const isBehind = async () => {
    const lags = await listLags(db);
    return lags.length < readers.length || lags.some(({ events }) => events > 0);
  };
  // oxlint-disable-next-line no-await-in-loop -- waiting is the point
  while (await isBehind()) await pause(50);
  await stop();
}
