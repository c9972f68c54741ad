import { randomUUID } from 'node:crypto';
import type { Connection } from '../../server/src/platform/database/database.ts';
import { copyTemplate } from '../../server/src/testing/test-cluster.ts';
import { urlOf } from '../../server/src/testing/test-process.ts';

/** How the workers are told where the cluster is. */
export const clusterVariable = 'E2E_CLUSTER';

/** A database of its own, with nobody in it; it goes with the cluster. */
export async function newDatabase(): Promise<string> {
  const cluster = JSON.parse(process.env[clusterVariable] ?? '') as Connection;
  return urlOf(await copyTemplate(cluster, `e2e_${randomUUID().replaceAll('-', '')}`));
}
