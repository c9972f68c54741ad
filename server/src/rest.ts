import { setTimeout as pause } from 'node:timers/promises';

/**
 * After a step of what is long: for as long as the step took, or so many times that, so that others have at least as much
 * of the machine. It is not asked whether anybody waits: they may be at another instance.
 */
export const restSince = (start: number, times = 1): Promise<void> =>
  pause(times * (performance.now() - start));
