import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from 'pg';
import { type Connection, connect } from './connection.ts';
import { DatabaseUnusable, FolderInUse } from './errors.ts';
import { ensureCluster } from './initdb.ts';
import { type ClusterOptions, type ClusterPlan, planCluster, serverArguments } from './plan.ts';
import { type Postmaster, runningPostmaster } from './postmaster.ts';
import { until } from './retry.ts';
import { type ServerProcess, spawnServer, stopServer } from './server-process.ts';

/** A server that answers. */
export interface Cluster {
  readonly connection: Connection;
  readonly pid: number;
  /** False when it was already there. */
  readonly startedByUs: boolean;
  stop(): Promise<void>;
}

const START_MS = 30_000;
const SILENCE_MS = 30_000;
/** Said while another server starts on the folder, or while the last one's children linger. */
const PASSING = /lock file .* already exists|pre-existing shared memory/;

/** A plain server on a folder, made when missing; nobody watches over it. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const plan = await planCluster(options);
  await ensureCluster(plan);
  return runCluster(plan);
}

/** The server of this plan, started when it does not run. An abort leaves nothing of ours behind. */
export async function runCluster(plan: ClusterPlan, signal?: AbortSignal): Promise<Cluster> {
  const pace = { everyMs: 50, upToMs: 500, forMs: START_MS, signal };
  const cluster = await until(() => findOrStart(plan, signal), pace);
  if (cluster) return cluster;
  throw new DatabaseUnusable(
    `An earlier database server still holds ${plan.clusterDir}; see ${plan.logFile}`,
  );
}

/** Whether the server that runs was started as this plan would start it. */
export async function runsAsPlanned(plan: ClusterPlan): Promise<boolean> {
  const started = await readFile(join(plan.clusterDir, 'postmaster.opts'), 'utf8').catch(() => '');
  const planned = serverArguments(plan).map((argument) => ` "${argument}"`);
  return started.trim() === join(plan.binaries, 'postgres') + planned.join('');
}

async function findOrStart(plan: ClusterPlan, signal?: AbortSignal): Promise<Cluster | undefined> {
  const found = await runningPostmaster(plan.clusterDir);
  if (found) return describe(plan, await answering(plan, () => true, signal), false);
  await refuseStranger(plan);
  const server = await spawnServer(plan);
  try {
    const postmaster = await answering(plan, () => server.ended(), signal);
    if (postmaster) return describe(plan, postmaster, postmaster.pid === (server.pid ?? postmaster.pid));
  } catch (error) {
    if (server.pid !== undefined) await stopServer(plan, server.pid);
    throw error;
  }
  return explain(plan, server);
}

/** Waits until the server takes connections; undefined when there is none any more. */
async function answering(
  plan: ClusterPlan,
  ended: () => boolean,
  signal?: AbortSignal,
): Promise<Postmaster | undefined> {
  let readySince = Number.POSITIVE_INFINITY;
  const answer = await until(
    async () => {
      const gone = ended();
      const postmaster = await runningPostmaster(plan.clusterDir);
      if (!postmaster) return gone ? 'gone' : undefined;
      if ((await knock(endpointOf(plan, postmaster))) === 'open') return postmaster;
      // Recovery may take its time, but a server that says it is ready must answer.
      if (postmaster.status === 'ready') readySince = Math.min(readySince, Date.now());
      if (Date.now() - readySince < SILENCE_MS) return undefined;
      throw new DatabaseUnusable(`The database server (process ${postmaster.pid}) runs but does not answer.`);
    },
    { everyMs: 15, upToMs: 100, signal },
  );
  return answer === 'gone' ? undefined : answer;
}

/** A server of another container, say, whose process we cannot see but whose socket answers. */
async function refuseStranger(plan: ClusterPlan): Promise<void> {
  if (plan.passwordFile !== undefined) return; // a port of our own choice is nobody's
  if ((await knock(plan.connection)) !== 'silent') throw new FolderInUse(plan.clusterDir);
}

/** Whether a server takes connections, says that it cannot now, or is not there. */
async function knock(connection: Connection): Promise<'open' | 'closed' | 'silent'> {
  try {
    const client = await connect(connection);
    await client.end();
    return 'open';
  } catch (error) {
    return error instanceof DatabaseError ? 'closed' : 'silent';
  }
}

/** Where it says that it listens, which may differ from the plan for one that was already there. */
function endpointOf(plan: ClusterPlan, { socketDir, port }: Postmaster): Connection {
  return { ...plan.connection, host: socketDir ?? plan.connection.host, port: port ?? plan.connection.port };
}

function describe(
  plan: ClusterPlan,
  postmaster: Postmaster | undefined,
  startedByUs: boolean,
): Cluster | undefined {
  if (!postmaster) return undefined;
  return {
    connection: endpointOf(plan, postmaster),
    pid: postmaster.pid,
    startedByUs,
    stop: () => stopServer(plan, postmaster.pid),
  };
}

async function explain(plan: ClusterPlan, server: ServerProcess): Promise<undefined> {
  const reason = await server.reason();
  if (!PASSING.test(reason))
    throw new DatabaseUnusable(`The database server did not start: ${reason} (${plan.logFile})`);
}
