import { Client } from 'pg';

/** What node-postgres needs to connect. */
export interface Connection {
  /** The folder of the server's socket, or the loopback address. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
  /** Said outright, or PGSSLMODE in the environment would decide. */
  readonly ssl: false;
}

export const SUPERUSER = 'cuadrilla';
/** Always there. Locks are per database: ours cannot meet the application's. */
export const MAINTENANCE = 'postgres';

const CONNECT_MS = 5_000;

/** A single connection whose loss never throws: whoever cares listens to its `end`. */
export async function connect(connection: Connection): Promise<Client> {
  const client = new Client({
    ...connection,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: `cuadrilla ${process.pid}`,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
}

/** Ends what a killed process left running on the server. */
export async function endOtherSessions(client: Client): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
}

export async function createDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
}
