import { expect, it } from 'vitest';
import { ownThread, timeOf } from './thread-time.ts';

it('counts what a thread works itself, where the system does', () => {
  const worked = timeOf(ownThread());
  const before = worked();
  let sum = 0;
  for (let each = 0; each < 20_000_000; each += 1) sum += each % 7;
  expect(sum).toBeGreaterThan(0);
  expect(worked()).toBeGreaterThan(before);
});

it.each([undefined, 'a thread that the system does not know'])('goes by the clock for %j', (thread) => {
  const before = performance.now();
  const worked = timeOf(thread)();
  expect(worked).toBeGreaterThanOrEqual(before);
  expect(worked).toBeLessThanOrEqual(performance.now());
});
