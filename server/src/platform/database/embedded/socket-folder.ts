import { chmod, lchown, lstat, mkdir, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { DatabaseUnusable } from './errors.ts';
import { ignoreExisting, keyOf } from './folders.ts';

const OWNER_ONLY = 0o700;
/** macOS allows 103 bytes for a socket's path, and the server adds a name to the folder's. */
const LONGEST = 103 - '/.s.PGSQL.5432'.length;
const TEMPORARY = '/tmp';

/** A folder for the server's socket that only its user can enter. */
export async function socketFolder(home: string, account: Account | undefined): Promise<string> {
  const near = join(home, 'socket');
  // The server reads a list of folders there, and the system limits the length of a socket's path.
  const fits = Buffer.byteLength(near) <= LONGEST && /^[\w./-]+$/.test(near);
  const folder = fits ? near : join(TEMPORARY, `cuadrilla-${keyOf(home)}`);
  await mkdir(folder, { mode: OWNER_ONLY }).catch(ignoreExisting);
  const found = await lstat(folder);
  if (account && found.uid === 0) await lchown(folder, account.uid, account.gid);
  const owner = (await lstat(folder)).uid;
  if (!found.isDirectory() || owner !== (account?.uid ?? process.getuid?.())) {
    throw new DatabaseUnusable(
      `The folder for the database's socket, ${folder}, belongs to somebody else: remove it.`,
    );
  }
  if ((found.mode & 0o777) !== OWNER_ONLY) await chmod(folder, OWNER_ONLY);
  return folder;
}

/** For a server that has ended: beside the data the folder is part of it, elsewhere nobody would look for it. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (dirname(folder) === TEMPORARY) await rmdir(folder).catch(() => undefined);
}
