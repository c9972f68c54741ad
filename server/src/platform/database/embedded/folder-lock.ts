import type { Client } from 'pg';
import { type Connection, MAINTENANCE, connect } from './connection.ts';
import { FolderInUse } from './errors.ts';
import { isAlive } from './processes.ts';
import { until } from './retry.ts';

/** Any number, but always the same: every running instance holds this lock on its server. */
const LOCK = 20_261_115;
/** How long a killed process's connection may take to be noticed. */
const RELEASE_MS = 3_000;

export interface FolderLock {
  readonly client: Client;
  /** Resolves when the connection that holds the lock is gone, for whatever reason. */
  readonly lost: Promise<void>;
}

/** Takes the server for this process, or says that another one has it. */
export async function lockFolder(server: Connection, folder: string): Promise<FolderLock> {
  const client = await connect({ ...server, database: MAINTENANCE });
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  try {
    const won = await until(() => tryLock(client, folder), { everyMs: 50, forMs: RELEASE_MS });
    if (!won) throw new FolderInUse(folder);
    return { client, lost };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Undefined when it is worth another try: its holder is dead or gone. */
async function tryLock(client: Client, folder: string): Promise<true | undefined> {
  const { rows } = await client.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [LOCK]);
  if (rows[0]?.won) return true;
  const holder = await holderOf(client);
  if (holder !== undefined && (await isAlive(holder))) throw new FolderInUse(folder, holder);
  return undefined;
}

/** The process that holds the lock, which its connection carries in its name. */
async function holderOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select activity.application_name as name
       from pg_locks as lock join pg_stat_activity as activity using (pid)
      where lock.locktype = 'advisory' and lock.granted and lock.objid = $1::bigint::oid`,
    [LOCK],
  );
  const pid = Number.parseInt(rows[0]?.name.split(' ').at(-1) ?? '', 10);
  return Number.isNaN(pid) ? undefined : pid;
}
