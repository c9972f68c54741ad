import { Client } from 'pg';
import type { Connection } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import type { RunningCluster } from './clusters.ts';
import { makeTestFolder } from './guard.ts';

/** Tests copy this database instead of migrating one each. */
const templateDatabase = 'template_cuadrilla';

export type Start = (dataDir: string) => Promise<RunningCluster>;

/** One server with one migrated template. */
export async function startTemplate(start: Start): Promise<RunningCluster> {
  const folder = await makeTestFolder('cluster');
  const { connection, stop } = await start(folder.path);
  await administer(connection, `create database ${templateDatabase}`);
  await migrateDatabase({ ...connection, database: templateDatabase });
  return {
    connection,
    async stop() {
      await stop();
      await folder.remove();
    },
  };
}

export async function copyTemplate(connection: Connection, name: string): Promise<Connection> {
  await administer(connection, `create database ${name} template ${templateDatabase}`);
  return { ...connection, database: name };
}

export const dropDatabase = (connection: Connection, name: string): Promise<void> =>
  administer(connection, `drop database ${name} with (force)`);

export async function administer(connection: Connection, statement: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
