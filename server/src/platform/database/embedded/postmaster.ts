import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isServerOf } from './processes.ts';

/** The main process of a server, as its own file postmaster.pid describes it. */
export interface Postmaster {
  readonly pid: number;
  /** Undefined until the server has opened it. */
  readonly port: number | undefined;
  readonly socketDir: string | undefined;
  /** starting, ready or stopping. */
  readonly status: string;
}

/** The live server of this cluster, if there is one. A recycled process id does not mislead. */
export async function runningPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(await isServerOf(clusterDir, pid))) return undefined;
  return {
    pid,
    port: Number.parseInt(lines[3] ?? '', 10) || undefined,
    socketDir: lines[4]?.trim() || undefined,
    status: lines[7]?.trim() ?? '',
  };
}

/**
 * A server refuses to start when such a file names a process that exists, even a zombie or something
 * that is no server. Taken away by renaming: if it changed meanwhile, it goes back.
 */
export async function clearStaleFile(clusterDir: string, file: string): Promise<void> {
  const stale = await readFile(file, 'utf8').catch(() => undefined);
  if (stale === undefined || (await isServerOf(clusterDir, Number.parseInt(stale, 10)))) return;
  const aside = `${file}.stale-${randomBytes(6).toString('hex')}`;
  await rename(file, aside).catch(() => undefined);
  const taken = await readFile(aside, 'utf8').catch(() => undefined);
  if (taken !== undefined && taken !== stale) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}
