import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from '../platform/database/database.ts';
import { startCluster } from '../platform/database/embedded/cluster.ts';
import { startEmbedded } from '../platform/database/embedded/launcher.ts';

/**
 * Durability has tests of its own; everywhere else it would only cost time. One server has many instances at once. Whenever a
 * database is copied or dropped, all of its memory is looked through: so it has little.
 */
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
};

const debianBinaries = ['18', '17', '16', '15', '14']
  .map((major) => `/usr/lib/postgresql/${major}/bin`)
  .find((folder) => existsSync(join(folder, 'initdb')));

export interface RunningCluster {
  connection: Connection;
  stop: () => Promise<void>;
}

export const startEmbeddedCluster = (dataDir: string): Promise<RunningCluster> =>
  startEmbedded({ dataDir, log: () => undefined, parameters: hasty });

/** The machine's own PostgreSQL, of another major version, as `DATABASE_URL` would name it. */
export async function startOtherCluster(dataDir: string): Promise<RunningCluster> {
  if (debianBinaries === undefined) return startEmbeddedCluster(dataDir);
  return startCluster({ binaries: debianBinaries, clusterDir: join(dataDir, 'cluster'), parameters: hasty });
}
