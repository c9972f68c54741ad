import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { FolderLock } from './folder-lock.ts';
import { until } from './retry.ts';

/** A server that answers, and the lock that makes it ours. */
export interface Hold {
  readonly cluster: Cluster;
  readonly lock: FolderLock;
}

const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** Takes the server again, for ever, each time that it is lost. Gives the way to end that. */
export function supervise(
  first: Hold,
  retake: (signal: AbortSignal) => Promise<Hold>,
  log: (line: string) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  let shortLives = 0;

  const attempt = async () =>
    retake(signal).catch((error: unknown) => {
      if (!signal.aborted) log(`The database is not back yet: ${String(error)}`);
      return undefined;
    });

  /** Resolves with what is to be stopped, once we are stopping. */
  const watch = async (hold: Hold): Promise<Hold | undefined> => {
    const since = Date.now();
    await Promise.race([hold.lock.lost, aborted]);
    if (signal.aborted) return hold;
    log('The database server went away; starting it again.');
    shortLives = Date.now() - since < SHORT_LIFE_MS ? shortLives + 1 : 0;
    const waitMs = Math.min(FIRST_PAUSE_MS * 2 ** shortLives, LONGEST_PAUSE_MS);
    await pause(shortLives === 0 ? 0 : waitMs, undefined, { signal });
    const next = await until(attempt, { everyMs: FIRST_PAUSE_MS, upToMs: LONGEST_PAUSE_MS, signal });
    if (!next) return undefined;
    log('The database server is back.');
    return watch(next);
  };

  const watching = watch(first).catch(() => undefined); // aborted between two servers
  const stop = async () => {
    stopping.abort();
    const last = await watching;
    await last?.cluster.stop();
    await last?.lock.client.end().catch(() => undefined);
  };
  let stopped: Promise<void> | undefined;
  return () => (stopped ??= stop());
}
