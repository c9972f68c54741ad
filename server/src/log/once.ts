import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { answers } from '../database/schema/schema.ts';
import type { Change } from './change.ts';

/** Whoever did not get an answer asks again soon, or not at all. */
const keptFor = 24 * 60 * 60 * 1_000;

/** What may be sent again, by its own key. */
export interface Keyed {
  path: string;
  key: string;
}

/**
 * Does the work unless the same request has been done before: then it is answered as it was. The project's lock makes the
 * second of two at once wait for the first.
 */
export async function doOnce<T>(
  change: Change,
  { path, key }: Keyed,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const { tx, projectId, member, now } = change;
  const { userId } = member;
  const request = `${path} ${key}`;
  const [earlier] = await tx
    .select({ answer: answers.answer })
    .from(answers)
    .where(and(eq(answers.projectId, projectId), eq(answers.userId, userId), eq(answers.request, request)))
    .prepare('find_answer')
    .execute();
  if (earlier) return earlier.answer as T;
  const answer = await work({ ...change, key });
  await tx
    .insert(answers)
    .values({ projectId, userId, request, answer, at: now })
    .prepare('keep_answer')
    .execute();
  return answer;
}

export async function purgeAnswers(tx: Tx, now: Date): Promise<void> {
  await tx.delete(answers).where(lt(answers.at, new Date(now.getTime() - keptFor)));
}
