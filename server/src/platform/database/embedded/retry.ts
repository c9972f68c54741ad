import { setTimeout as pause } from 'node:timers/promises';

export interface Pace {
  readonly everyMs: number;
  /** The wait doubles up to this; without it, it stays the same. */
  readonly upToMs?: number;
  /** Time for all attempts; without it, there is no end. */
  readonly forMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Attempts until there is a result; undefined when the time is up. What an attempt throws is final. */
export async function until<T>(attempt: () => Promise<T | undefined>, pace: Pace): Promise<T | undefined> {
  const deadline = Date.now() + (pace.forMs ?? Number.POSITIVE_INFINITY);
  let waitMs = pace.everyMs;
  for (;;) {
    pace.signal?.throwIfAborted();
    const result = await attempt();
    if (result !== undefined) return result;
    if (Date.now() >= deadline) return undefined;
    await pause(waitMs, undefined, pace.signal ? { signal: pace.signal } : {});
    waitMs = Math.min(waitMs * 2, pace.upToMs ?? pace.everyMs);
  }
}
