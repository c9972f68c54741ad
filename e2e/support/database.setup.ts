import { startEmbeddedCluster } from '../../server/src/testing/clusters.ts';
import { startTemplate } from '../../server/src/testing/test-cluster.ts';
import { clusterVariable } from './database.ts';

/** Once for all workers: the database that comes along. */
// oxlint-disable-next-line no-default-export -- that is where Playwright looks for it
export default async function startDatabase(): Promise<() => Promise<void>> {
  const { connection, stop } = await startTemplate(startEmbeddedCluster);
  process.env[clusterVariable] = JSON.stringify(connection);
  return stop;
}
