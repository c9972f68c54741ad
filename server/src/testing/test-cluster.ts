import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import type { Connection } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import type { RunningCluster } from './clusters.ts';

/** Tests copy this database instead of migrating one each. */
export const templateDatabase = 'template_cuadrilla';

declare module 'vitest' {
  export interface ProvidedContext {
    connection: Connection;
  }
}

/** For vitest's globalSetup: one server with one migrated template, gone again at the end. */
export async function provideCluster(
  project: TestProject,
  start: (dataDir: string) => Promise<RunningCluster>,
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
