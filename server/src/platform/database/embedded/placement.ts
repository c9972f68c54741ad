import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readlink, realpath, rename, symlink } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Account, accountFor, canEnter } from './account.ts';
import { DatabaseUnusable, FolderInUse, lastLine } from './errors.ts';
import { exists, ignoreExisting, keyOf } from './folders.ts';
import { runningPostmaster } from './postmaster.ts';

export const STATE_DIR = process.platform === 'darwin' ? '/usr/local/var/cuadrilla' : '/var/lib/cuadrilla';

const OPEN_TO_ENTER = 0o755;

export interface Placement {
  /** The folder that holds the cluster, its log and its socket. */
  readonly home: string;
  readonly account: Account | undefined;
}

/**
 * The database lives in DATA_DIR/database. Where the account cannot get there (a clone under root's
 * closed home), that is a link to a folder under the system's state folder.
 */
export async function placeDatabase(
  dataDir: string,
  stateDir: string,
  log: (line: string) => void,
): Promise<Placement> {
  const folder = await mkdir(dataDir, { recursive: true }).then(() => realpath(dataDir), cannotUse(dataDir));
  const database = join(folder, 'database');
  const account = await accountFor(join(database, 'cluster'));
  if (!(await isLink(database))) {
    if (!account) await openFolder(database);
    else if (!(await letInBoth(folder, database, account))) await placeElsewhere(database, stateDir);
  }
  if (account && (await isLink(database))) {
    log(`The database's user cannot enter ${folder}: the data is in ${await readlink(database)}`);
  }
  return { home: await realpath(database), account };
}

/** Lets the account into a folder of root's by giving it the folder. */
export async function letIn(folder: string, account: Account): Promise<boolean> {
  if (await canEnter(folder, account)) return true;
  const reachable = folder !== homedir() && (await canEnter(dirname(folder), account));
  if (!reachable) return false;
  await chown(folder, account.uid, account.gid);
  return canEnter(folder, account);
}

async function letInBoth(folder: string, database: string, account: Account): Promise<boolean> {
  if (!(await letIn(folder, account))) return false;
  await openFolder(database);
  return letIn(database, account);
}

async function openFolder(folder: string): Promise<void> {
  if (await exists(folder)) return;
  await mkdir(folder).catch(ignoreExisting).catch(cannotUse(folder));
  await chmod(folder, OPEN_TO_ENTER); // whatever the umask
}

async function placeElsewhere(database: string, stateDir: string): Promise<void> {
  if (await mkdir(stateDir, { recursive: true })) await chmod(stateDir, OPEN_TO_ENTER);
  // Random too: who deletes DATA_DIR and begins again expects an empty database.
  const target = join(stateDir, `${keyOf(database)}-${randomBytes(4).toString('hex')}`);
  if (await exists(database)) await moveStopped(database, target);
  else await openFolder(target);
  await symlink(target, database).catch(ignoreExisting);
}

/** A database made while its folder could still be entered. */
async function moveStopped(database: string, target: string): Promise<void> {
  if (await runningPostmaster(join(database, 'cluster'))) throw new FolderInUse(dirname(database));
  try {
    await rename(database, target);
  } catch (error) {
    const advice = 'move it to a folder that every user can enter, and set DATA_DIR to that';
    throw new DatabaseUnusable(`The database's user cannot enter ${database}: ${advice}.`, { cause: error });
  }
}

async function isLink(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isSymbolicLink() ?? false;
}

function cannotUse(folder: string) {
  return (error: unknown): never => {
    throw new DatabaseUnusable(`The folder ${folder} cannot be used: ${lastLine(error)}`);
  };
}
