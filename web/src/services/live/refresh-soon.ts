const soon = 100;
const notAgainFor = 1_000;

/** What is waiting to be read again, and what was read so lately that it waits for its turn. */
const waiting = new Map<string, () => unknown>();
const resting = new Set<string>();

/** Reads again a moment later, once for all that comes meanwhile, and at most once a second. */
export function refreshSoon(name: string, refresh: () => unknown): void {
  const isWaiting = waiting.has(name);
  waiting.set(name, refresh);
  if (!isWaiting && !resting.has(name)) setTimeout(() => run(name), soon);
}

function run(name: string): void {
  const refresh = waiting.get(name);
  waiting.delete(name);
  resting.add(name);
  refresh?.();
  setTimeout(() => {
    resting.delete(name);
    if (waiting.has(name)) run(name);
  }, notAgainFor);
}
