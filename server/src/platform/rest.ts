import { setTimeout as pause } from 'node:timers/promises';

/**
 * After a step of what is long: twice as long as the step took, so that others have most of the machine. It is not asked
 * whether anybody waits: they may be at another instance.
 */
export const restSince = (start: number): Promise<void> => pause(2 * (performance.now() - start));
