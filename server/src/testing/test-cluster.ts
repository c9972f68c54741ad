import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import type { Connection } from '../platform/database/database.ts';
import { prepareDatabase } from '../prepare-database.ts';
import type { RunningCluster } from './clusters.ts';
import { makeTestFolder } from './guard.ts';

/** Tests copy this database instead of migrating one each. */
const templateDatabase = 'template_cuadrilla';

export type Start = (dataDir: string) => Promise<RunningCluster>;

const memory = '/dev/shm';
const gibibyte = 2 ** 30;

/** Databases are made and removed all the time, of hundreds of files each: in memory that takes half as long. */
function placeOfClusters(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 8 * gibibyte ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** One server with one migrated template. */
export async function startTemplate(start: Start): Promise<RunningCluster> {
  const folder = await makeTestFolder('cluster', placeOfClusters());
  const { connection, stop } = await start(folder.path);
  await administer(connection, `create database ${templateDatabase}`);
  await prepareDatabase({ ...connection, database: templateDatabase });
  return {
    connection,
    async stop() {
      await stop();
      await folder.remove();
    },
  };
}

/** File by file, as all versions did before the 15th: page by page through its log takes four times as long. */
export async function copyTemplate(connection: Connection, name: string): Promise<Connection> {
  await withClient(connection, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const strategy = (rows[0]?.version ?? 0) >= 150_000 ? 'strategy file_copy' : '';
    await client.query(`create database ${name} template ${templateDatabase} ${strategy}`);
  });
  return { ...connection, database: name };
}

export const dropDatabase = (connection: Connection, name: string): Promise<unknown> =>
  administer(connection, `drop database ${name} with (force)`);

export const administer = (connection: Connection, statement: string): Promise<unknown> =>
  withClient(connection, (client) => client.query(statement));

async function withClient<T>(connection: Connection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
