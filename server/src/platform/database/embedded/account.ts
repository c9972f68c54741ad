import { execFile } from 'node:child_process';
import { lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseUnusable } from './errors.ts';

/** The unprivileged user that runs the server when we are root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const execute = promisify(execFile);

/** What a process needs to be started as that user. Without an account it is the current one. */
export function startedAs(account: Account | undefined) {
  return {
    cwd: '/', // the current folder may be closed to that user
    env: serverEnvironment(),
    windowsHide: true,
    // Node takes the ids signed here and unsigned in chown; nobody is -2 on macOS.
    ...(account ? { uid: account.uid | 0, gid: account.gid | 0 } : {}),
  };
}

/** Runs a program to its end and gives what it printed. */
export async function run(file: string, args: readonly string[], account?: Account): Promise<string> {
  const { stdout } = await execute(file, args, { ...startedAs(account), encoding: 'utf8' });
  return stdout.trim();
}

/** PostgreSQL refuses to run as root: then it is the owner of an existing cluster, or nobody. */
export async function accountFor(clusterDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const cluster = await stat(clusterDir).catch(() => undefined);
  if (cluster && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  const [uid, gid] = await Promise.all([idOfNobody('-u'), idOfNobody('-g')]);
  return { uid, gid };
}

/** The server insists on owning its cluster. */
export async function checkOwner(clusterDir: string, account: Account | undefined): Promise<void> {
  const cluster = await stat(clusterDir).catch(() => undefined);
  if (!cluster) return;
  // A backup that root copied back belongs to root.
  if (account && cluster.uid === 0) await handOver(clusterDir, account);
  else if (!account && process.getuid && cluster.uid !== process.getuid()) {
    throw new DatabaseUnusable(
      `The database in ${clusterDir} belongs to another user: start as that one, or root.`,
    );
  }
}

/** Asked by trying it as that user: modes alone do not tell the whole truth (ACLs, mounts). */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  return run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account).then(
    () => true,
    () => false,
  );
}

/** Gives a folder and all in it to the account, without following links. */
export async function handOver(folder: string, account: Account): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(entries.map((entry) => lchown(join(folder, entry), account.uid, account.gid)));
  await lchown(folder, account.uid, account.gid);
}

async function idOfNobody(flag: '-u' | '-g'): Promise<number> {
  const id = await run('id', [flag, 'nobody']).catch(() => '65534');
  return Number(id) >>> 0;
}

/** Our own environment may hold secrets, and PG… variables that would change the server. */
function serverEnvironment(): NodeJS.ProcessEnv {
  if (process.platform !== 'win32') {
    return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  }
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^PG/i.test(name)));
}
