export interface RefreshPace {
  /** Milliseconds from the news to the question. */
  soon: number;
  notAgainFor: number;
  /** Up to so many times as long, each time another: not all readers ask at once. */
  spread?: number;
  /** Of what nobody looks at it is enough to know it when somebody does. */
  onlySeen?: boolean;
}

const usual: RefreshPace = { soon: 100, notAgainFor: 1_000 };

interface Refresh {
  run: () => unknown;
  pace: RefreshPace;
}

/** What is waiting to be read again, and what was read so lately that it waits for its turn. */
const waiting = new Map<string, Refresh>();
const resting = new Set<string>();

/** Reads again a moment later, once for all that comes meanwhile, and not again for a while: usually a second. */
export function refreshSoon(name: string, run: () => unknown, pace = usual): void {
  const isWaiting = waiting.has(name);
  waiting.set(name, { run, pace });
  if (!isWaiting && !resting.has(name)) setTimeout(() => refresh(name), spreadOut(pace.soon, pace));
}

const spreadOut = (time: number, { spread = 1 }: RefreshPace): number =>
  time * (1 + Math.random() * (spread - 1));

function refresh(name: string): void {
  const next = waiting.get(name);
  if (!next) return;
  if (next.pace.onlySeen && document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', () => refresh(name), { once: true });
    return;
  }
  waiting.delete(name);
  resting.add(name);
  next.run();
  setTimeout(
    () => {
      resting.delete(name);
      refresh(name);
    },
    spreadOut(next.pace.notAgainFor, next.pace),
  );
}
