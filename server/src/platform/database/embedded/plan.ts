import { randomBytes } from 'node:crypto';
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Account, accountFor, checkOwner } from './account.ts';
import { type Connection, MAINTENANCE, SUPERUSER } from './connection.ts';
import { DatabaseUnusable } from './errors.ts';
import { letIn } from './placement.ts';
import { socketFolder } from './socket-folder.ts';

export interface ClusterOptions {
  /** The folder with `initdb` and `postgres`. */
  readonly binaries: string;
  /** Where the cluster is, or will be made. Its log and socket go beside it. */
  readonly clusterDir: string;
  /** Server settings over the usual ones, such as { fsync: 'off' }. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
}

/** All that is decided before the first process starts, and stays so when it starts again. */
export interface ClusterPlan {
  readonly binaries: string;
  readonly clusterDir: string;
  readonly logFile: string;
  /** Only where there are no sockets to keep others out. */
  readonly passwordFile: string | undefined;
  readonly account: Account | undefined;
  readonly connection: Connection;
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * A quarter of the memory there is, of which it takes what it uses: a page that is not there costs several times one that
 * is, even where the system has it, and a search looks at thousands. Its lists alone take a fiftieth at once: no more than
 * two gigabytes.
 */
function sharedBuffers(): string {
  const megabytes = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 4 / 2 ** 20;
  return `${Math.round(Math.min(Math.max(megabytes, 128), 2048))}MB`;
}

const SETTINGS = {
  max_connections: '60',
  shared_buffers: sharedBuffers(),
  // What is compiled for large queries costs small ones time and every session memory.
  jit: 'off',
  wal_buffers: '4MB',
  // Parallel queries need more of /dev/shm than a container has, and small tables do not need them.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  // Statements and details carry people's data: they stay out of the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  cluster_name: 'cuadrilla',
};

export async function planCluster(options: ClusterOptions): Promise<ClusterPlan> {
  await mkdir(dirname(options.clusterDir), { recursive: true });
  const home = await realpath(dirname(options.clusterDir));
  const clusterDir = join(home, basename(options.clusterDir));
  const account = await accountFor(clusterDir);
  if (account && !(await letIn(home, account))) {
    throw new DatabaseUnusable(`The database's user cannot enter ${home}.`);
  }
  await checkOwner(clusterDir, account);
  const endpoint = await (process.platform === 'win32' ? loopback(home) : socket(home, account));
  return {
    binaries: await realpath(options.binaries),
    clusterDir,
    logFile: join(home, 'postgres.log'),
    account,
    passwordFile: endpoint.passwordFile,
    connection: endpoint.connection,
    settings: { ...SETTINGS, ...endpoint.settings, ...options.parameters },
  };
}

/** What the server is called with. */
export function serverArguments(plan: ClusterPlan): string[] {
  const settings = Object.entries(plan.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', plan.clusterDir, ...settings];
}

async function socket(home: string, account: Account | undefined) {
  const folder = await socketFolder(home, account);
  const port = 5432; // only a part of the socket's name
  return {
    passwordFile: undefined,
    connection: connectionTo(folder, port),
    settings: {
      listen_addresses: '',
      unix_socket_directories: folder,
      unix_socket_permissions: '0700',
      port: String(port),
    },
  };
}

async function loopback(home: string) {
  const passwordFile = join(home, 'password');
  const made = randomBytes(24).toString('hex');
  await writeFile(passwordFile, made, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  const password = await readFile(passwordFile, 'utf8');
  const port = await freePort();
  return {
    passwordFile,
    connection: { ...connectionTo('127.0.0.1', port), password },
    settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) },
  };
}

function connectionTo(host: string, port: number): Connection {
  return { host, port, user: SUPERUSER, database: MAINTENANCE, ssl: false };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new DatabaseUnusable('There is no free port.');
  return address.port;
}
