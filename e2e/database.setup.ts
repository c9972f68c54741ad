import { connect } from '../server/src/database/database.ts';
import { ensureDemo } from '../server/src/features/demo/demo.commands.ts';
import { startEmbeddedCluster } from '../server/src/testing/clusters.ts';
import { startTemplate } from '../server/src/testing/test-cluster.ts';
import { clusterVariable } from './database.ts';

/** Once for all workers: the database that comes along, with the demo in its template. */
// oxlint-disable-next-line no-default-export -- that is where Playwright looks for it
export default async function startDatabase(): Promise<() => Promise<void>> {
  const { connection, stop } = await startTemplate(startEmbeddedCluster, async (template) => {
    const { db, close } = connect(template, () => undefined);
    await ensureDemo(db, new Date());
    await close();
  });
  process.env[clusterVariable] = JSON.stringify(connection);
  return stop;
}
