import { createHash, randomBytes } from 'node:crypto';
import { lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const UNFINISHED = '.unfinished-';

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

export function ignoreExisting(error: unknown): void {
  if (!hasCode(error, 'EEXIST')) throw error;
}

/** A short name that stands for a path. */
export function keyOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}

export async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

/**
 * Fills a sibling and renames it: the folder is there whole or not at all, even when we are
 * killed half-way, or when another process makes the same folder at the same time.
 */
export async function makeWhole(folder: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${folder}${UNFINISHED}${randomBytes(6).toString('hex')}`;
  try {
    await fill(unfinished);
    await rename(unfinished, folder);
    await syncEntries(dirname(folder));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(folder))) throw error; // otherwise another process was faster
  }
}

/** What killed processes left behind. For whoever has the folder for itself. */
export async function removeUnfinished(home: string): Promise<void> {
  await removeEntries(home, (name) => name.includes(UNFINISHED));
}

/** Other folders beside this one that begin with the same words, such as those of an older version. */
export async function removeSiblings(folder: string, prefix: string): Promise<void> {
  await removeEntries(dirname(folder), (name) => name.startsWith(prefix) && name !== basename(folder));
}

async function removeEntries(home: string, chosen: (name: string) => boolean): Promise<void> {
  const names = (await readdir(home)).filter(chosen);
  await Promise.all(
    // What cannot be removed now (somebody still writes there) goes the next time.
    names.map((name) => rm(join(home, name), { recursive: true, force: true }).catch(() => undefined)),
  );
}

/** So that a power cut cannot undo the rename after data was committed inside. */
async function syncEntries(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
