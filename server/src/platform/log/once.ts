import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { prepareOnce, prepareWrite } from '../database/prepare-once.ts';
import { AppError } from '../app-error.ts';
import { answers, isNewProject, users } from '../database/schema/schema.ts';
import type { Change } from './change.ts';

/** Whoever did not get an answer asks again soon, or not at all. */
const answersKeptFor = dayLength;

/** What may be sent again, by its own key, and a hash of what it says. */
export interface Keyed {
  path: string;
  key: string;
  bodyHash: string;
}

/**
 * Does the work unless the same request has been done before: then it is answered as it was. The project's lock makes the
 * second of two at once wait for the first.
 */
export async function doOnce<T>(
  change: Change,
  keyed: Keyed,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const { tx, projectId, member, now } = change;
  const { userId } = member;
  const request = requestOf(keyed);
  const [earlier] = await findAnswer(tx, { projectId, userId, request });
  if (earlier) return answerAgain(earlier, keyed) as T;
  const answer = await work({ ...change, key: keyed.key });
  await keepAnswer(tx, { projectId, userId, request, bodyHash: keyed.bodyHash, answer, at: now });
  return answer;
}

/** The same for what makes a project. There is none to hold yet: the person's row makes the second of two wait. */
export async function makeOnce<T extends { id: number; projectId?: number }>(
  tx: Tx,
  keyed: Keyed | undefined,
  { userId, now }: { userId: number; now: Date },
  make: () => Promise<T>,
): Promise<T> {
  if (!keyed) return make();
  const request = requestOf(keyed);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [earlier] = await tx
    .select({ bodyHash: answers.bodyHash, answer: answers.answer })
    .from(answers)
    .where(and(isNewProject, eq(answers.userId, userId), eq(answers.request, request)));
  if (earlier) return answerAgain(earlier, keyed) as T;
  const answer = await make();
  const { id, projectId = id } = answer;
  await keepAnswer(tx, { projectId, userId, request, bodyHash: keyed.bodyHash, answer, at: now });
  return answer;
}

const requestOf = ({ path, key }: Keyed): string => `${path} ${key}`;

const findAnswer = prepareOnce((tx) =>
  tx
    .select({ bodyHash: answers.bodyHash, answer: answers.answer })
    .from(answers)
    .where(
      and(
        eq(answers.projectId, sql.placeholder('projectId')),
        eq(answers.userId, sql.placeholder('userId')),
        eq(answers.request, sql.placeholder('request')),
      ),
    ),
);

const insertAnswer = prepareWrite((tx) =>
  tx.insert(answers).values({
    projectId: sql.placeholder('projectId'),
    userId: sql.placeholder('userId'),
    request: sql.placeholder('request'),
    bodyHash: sql.placeholder('bodyHash'),
    answer: sql.placeholder('answer'),
    at: sql.placeholder('at'),
  }),
);

async function keepAnswer(tx: Tx, row: typeof answers.$inferInsert): Promise<void> {
  await insertAnswer(tx, row);
}

function answerAgain(
  { bodyHash, answer }: { bodyHash: string | null; answer: unknown },
  keyed: Keyed,
): unknown {
  if (bodyHash !== null && bodyHash !== keyed.bodyHash) throw new AppError('key_reused', messages.keyReused);
  return answer;
}

export async function purgeAnswers(tx: Tx, now: Date): Promise<void> {
  await tx.delete(answers).where(lt(answers.at, new Date(now.getTime() - answersKeptFor)));
}
