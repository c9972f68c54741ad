import { isDeadlock } from './failures.ts';

/**
 * Two transactions that wait for each other: the database ends one, and nothing of that was done. Whoever waits for its
 * answer has it done again, behind the other.
 */
export async function onceMore<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    return write();
  }
}
