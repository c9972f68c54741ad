import { dirname, join } from 'node:path';
import { embeddedBinaries, removeOldCopies } from './binaries.ts';
import { type Cluster, runCluster, runsAsPlanned } from './cluster.ts';
import { type Connection, createDatabase, endOtherSessions } from './connection.ts';
import { DatabaseUnusable, FolderInUse } from './errors.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { removeUnfinished } from './folders.ts';
import { ensureCluster } from './initdb.ts';
import { STATE_DIR, placeDatabase } from './placement.ts';
import { type ClusterPlan, planCluster } from './plan.ts';
import { until } from './retry.ts';
import { removeSocketFolder } from './socket-folder.ts';
import { type Hold, Supervisor } from './supervisor.ts';

export { DatabaseUnusable, FolderInUse, UnsupportedPlatform } from './errors.ts';

export interface EmbeddedDatabase {
  /** What node-postgres needs to connect. It stays the same when the server is started again. */
  readonly connection: Connection;
  /** Shuts the server down and releases the folder. May be called more than once. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Server settings over the usual ones; for tests, such as { fsync: 'off' }. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Where the data goes when the server's user cannot enter dataDir. */
  readonly stateDir?: string;
}

const DATABASE = 'cuadrilla';
const TAKE_MS = 30_000;

/** Starts PostgreSQL on a folder of ours, and keeps it running until `stop`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const plan = await planEmbedded(options);
  await ensureCluster(plan);
  const hold = await take(plan, options);
  await beginAnew(plan, hold, options.log);
  const retake = async (signal: AbortSignal) => take(plan, options, signal);
  const supervisor = new Supervisor(hold, retake, options.log);
  const connection = { ...plan.connection, database: DATABASE };
  const stop = async () => supervisor.stop().then(() => removeSocketFolder(connection.host));
  return { connection, stop };
}

async function planEmbedded({ dataDir, stateDir, log, parameters }: EmbeddedOptions): Promise<ClusterPlan> {
  const { home, account } = await placeDatabase(dataDir, stateDir ?? STATE_DIR, log);
  const binaries = await embeddedBinaries(home, account);
  return planCluster({ binaries, clusterDir: join(home, 'cluster'), parameters });
}

async function take(plan: ClusterPlan, options: EmbeddedOptions, signal?: AbortSignal): Promise<Hold> {
  const hold = await until(() => tryTake(plan, options, signal), { everyMs: 50, forMs: TAKE_MS, signal });
  if (!hold)
    throw new DatabaseUnusable(
      `The database in ${options.dataDir} stops again and again; see ${plan.logFile}`,
    );
  return hold;
}

/** Whoever gets the lock has the server, whoever started it. Undefined when it went away under us. */
async function tryTake(
  plan: ClusterPlan,
  options: EmbeddedOptions,
  signal?: AbortSignal,
): Promise<Hold | undefined> {
  const cluster = await runCluster(plan, signal);
  const lock = await lockFolder(cluster.connection, options.dataDir).catch((error: unknown) => {
    if (error instanceof FolderInUse) throw error;
    return undefined;
  });
  if (!lock) return undefined;
  return (await settle(plan, cluster, lock)) ? { cluster, lock } : undefined;
}

/** The server is ours now. One that a killed process left with other settings starts anew. */
async function settle(plan: ClusterPlan, cluster: Cluster, lock: FolderLock): Promise<boolean> {
  try {
    const usable = cluster.startedByUs || (await runsAsPlanned(plan));
    if (usable) await createDatabase(lock.client, DATABASE);
    else await cluster.stop();
    return usable;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** Nothing of a process that was killed here may go on. */
async function beginAnew(plan: ClusterPlan, hold: Hold, log: (line: string) => void): Promise<void> {
  if (!hold.cluster.startedByUs) {
    await endOtherSessions(hold.lock.client);
    log('Took over the database server that an earlier process left running.');
  }
  const home = dirname(plan.clusterDir);
  await Promise.all([removeUnfinished(home), removeOldCopies(home, plan.binaries)]);
}
