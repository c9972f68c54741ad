import { readFileSync, readlinkSync } from 'node:fs';

/** How long a thread has worked so far, in milliseconds. */
export type Worked = () => number;

/** Where a thread's time is its own: by which name the system knows this one. */
export function ownThread(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    // Not every sandbox has it.
    return undefined;
  }
}

const readWorked = (thread: string): number =>
  Number(readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;

/** Of a thread that has read its program: where the system does not count what it works, time goes by as for everybody. */
export function timeOf(thread: string | undefined): Worked {
  if (thread === undefined || !isCounted(thread)) return () => performance.now();
  return () => {
    try {
      return readWorked(thread);
    } catch {
      // It has just ended.
      return Infinity;
    }
  };
}

function isCounted(thread: string): boolean {
  try {
    return readWorked(thread) > 0;
  } catch {
    return false;
  }
}
