import { readFileSync } from 'node:fs';

/** What this thread has worked so far, in milliseconds: however busy the machine is, others' work does not count. */
function worked(): number {
  if (process.platform !== 'linux') return performance.now();
  const [nanoseconds = '0'] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
  return Number(nanoseconds) / 1_000_000;
}

/** Looks how long this thread works at a stretch, between two turns of its event loop: so long everybody waits. */
export function watchStretches(): { longest: () => number; stop: () => void } {
  let [last, longest] = [worked(), 0];
  const timer = setInterval(() => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  return {
    longest: () => longest,
    stop: () => clearInterval(timer),
  };
}
