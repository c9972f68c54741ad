import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { challenges } from '../../platform/database/schema/schema.ts';
import { hashToken } from '../../platform/http/session.ts';

const validFor = 5 * 60 * 1_000;

/** `userId` where somebody who is signed in wants a new passkey. */
export async function keepChallenge(
  db: DbOrTx,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + validFor);
  await db.insert(challenges).values({ challengeHash: hashToken(challenge), userId, expiresAt });
}

/** Whether it is one of ours; from now on it is not. */
export async function takeChallenge(
  db: DbOrTx,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.challengeHash, hashToken(challenge)),
        userId === null ? isNull(challenges.userId) : eq(challenges.userId, userId),
        gt(challenges.expiresAt, now),
      ),
    )
    .returning({ expiresAt: challenges.expiresAt });
  return taken.length > 0;
}

export async function purgeChallenges(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(challenges).where(lt(challenges.expiresAt, now));
}
