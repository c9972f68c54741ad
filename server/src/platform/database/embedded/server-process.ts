import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { run, startedAs } from './account.ts';
import { type ClusterPlan, serverArguments } from './plan.ts';
import { clearStaleFile } from './postmaster.ts';
import { isServerOf } from './processes.ts';
import { until } from './retry.ts';

const LARGE_LOG = 5 * 1024 * 1024;
const FAST_STOP_MS = 30_000;
const IMMEDIATE_STOP_MS = 10_000;

/** A server that we started, until it is known to run or to have ended. */
export interface ServerProcess {
  readonly pid: number | undefined;
  ended(): boolean;
  /** The line in which it says why it ended. */
  reason(): Promise<string>;
}

export async function spawnServer(plan: ClusterPlan): Promise<ServerProcess> {
  await clearStaleFile(plan.clusterDir, join(plan.clusterDir, 'postmaster.pid'));
  await clearStaleFile(plan.clusterDir, join(plan.connection.host, `.s.PGSQL.${plan.connection.port}.lock`));
  if (process.platform === 'win32') return spawnThroughPgCtl(plan);
  const log = await openLog(plan);
  const { size } = await log.stat();
  // A session of its own: Ctrl-C in our terminal must not reach it before we have closed.
  const child = spawn(join(plan.binaries, 'postgres'), serverArguments(plan), {
    ...startedAs(plan.account),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let failure: Error | undefined;
  child.on('error', (error) => (failure = error));
  child.unref();
  await log.close();
  return {
    pid: child.pid,
    ended: () => failure !== undefined || child.exitCode !== null || child.signalCode !== null,
    reason: async () => failure?.message ?? lastWords(plan.logFile, size),
  };
}

/** Ends sessions and shuts down cleanly; harder only when that takes too long. */
export async function stopServer(plan: ClusterPlan, pid: number): Promise<void> {
  const ended = async () => ((await isServerOf(plan.clusterDir, pid)) ? undefined : true);
  if (await ended()) return;
  await tell(plan, pid, 'fast');
  if (await until(ended, { everyMs: 10, upToMs: 100, forMs: FAST_STOP_MS })) return;
  await tell(plan, pid, 'immediate');
  await until(ended, { everyMs: 10, upToMs: 100, forMs: IMMEDIATE_STOP_MS });
}

async function tell(plan: ClusterPlan, pid: number, mode: 'fast' | 'immediate'): Promise<void> {
  if (process.platform === 'win32') {
    await run(join(plan.binaries, 'pg_ctl'), ['stop', '-W', '-m', mode, '-D', plan.clusterDir]);
    return;
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch {
    // It has ended by itself meanwhile.
  }
}

/** On Windows there are no signals, and a server must not run with an administrator's rights. */
async function spawnThroughPgCtl(plan: ClusterPlan): Promise<ServerProcess> {
  const options = serverArguments(plan).slice(2).join(' ');
  const args = ['start', '-W', '-D', plan.clusterDir, '-l', plan.logFile, '-o', options];
  const startedAt = Date.now();
  await run(join(plan.binaries, 'pg_ctl'), args);
  return {
    pid: undefined,
    // Its process is not ours to watch: it has ended when it does not show up.
    ended: () => Date.now() - startedAt > 10_000,
    reason: () => lastWords(plan.logFile, 0),
  };
}

/** One earlier log is kept, so that it does not grow for ever. */
async function openLog(plan: ClusterPlan): Promise<FileHandle> {
  const size = await stat(plan.logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LARGE_LOG) await rename(plan.logFile, `${plan.logFile}.1`).catch(() => undefined);
  const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW } = constants;
  return open(plan.logFile, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600);
}

async function lastWords(logFile: string, from: number): Promise<string> {
  const log = await open(logFile);
  try {
    const { buffer, bytesRead } = await log.read({ buffer: Buffer.alloc(65_536), position: from });
    const lines = buffer.toString('utf8', 0, bytesRead).trim().split('\n');
    // Not what it answered to those who came too early.
    const own = lines.filter((line) => !line.includes('FATAL:  the database system is'));
    const fatal = own.findLast((line) => /(FATAL|PANIC):/.test(line)) ?? own.at(-1) ?? '';
    return fatal.replace(/^.*(FATAL|PANIC): */, '');
  } finally {
    await log.close();
  }
}
