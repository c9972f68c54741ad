import { setTimeout as pause } from 'node:timers/promises';

/**
 * After a step of what is long: for as long as the step took, so that others have at least as much of the machine. It is
 * not asked whether anybody waits: they may be at another instance.
 */
export const restSince = (start: number): Promise<void> => pause(performance.now() - start);
