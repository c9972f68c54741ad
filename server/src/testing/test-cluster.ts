import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import type { Connection } from '../database/database.ts';
import { startCluster } from '../database/embedded/cluster.ts';
import { startEmbedded } from '../database/embedded/launcher.ts';
import { migrateDatabase } from '../database/migrate.ts';

/** Tests copy this database instead of migrating one each. */
export const templateDatabase = 'template_cuadrilla';

declare module 'vitest' {
  export interface ProvidedContext {
    connection: Connection;
  }
}

/** Durability has tests of its own; everywhere else it would only cost time. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const debianBinaries = ['18', '17', '16', '15', '14']
  .map((major) => `/usr/lib/postgresql/${major}/bin`)
  .find((folder) => existsSync(join(folder, 'initdb')));

interface Running {
  connection: Connection;
  stop: () => Promise<void>;
}

export const startEmbeddedCluster = (dataDir: string): Promise<Running> =>
  startEmbedded({ dataDir, log: () => undefined, parameters: hasty });

/** The machine's own PostgreSQL, of another major version, as `DATABASE_URL` would name it. */
export async function startOtherCluster(dataDir: string): Promise<Running> {
  if (debianBinaries === undefined) return startEmbeddedCluster(dataDir);
  return startCluster({ binaries: debianBinaries, clusterDir: join(dataDir, 'cluster'), parameters: hasty });
}

/** For vitest's globalSetup: one server with one migrated template, gone again at the end. */
export async function provideCluster(
  project: TestProject,
  start: (dataDir: string) => Promise<Running>,
): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cuadrilla-test-'));
  const running = await start(dataDir);
  const client = new Client(running.connection);
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  await migrateDatabase({ ...running.connection, database: templateDatabase });
  project.provide('connection', running.connection);
  return async () => {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
