import { messages } from '@cuadrilla/contract/errors';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../../app-error.ts';
import type { Db } from '../../database/database.ts';
import { sessions, users } from '../../database/schema/schema.ts';
import type { SessionUser } from '../../http/session.queries.ts';
import type { Throttle } from '../../http/throttle.ts';
import type { Settings } from '../../settings.ts';
import { verifyPassword } from '../auth/auth.commands.ts';
import { noteSecurity } from '../security/security.commands.ts';

interface Visit {
  user: SessionUser;
  request: FastifyRequest;
  now: Date;
}

/**
 * Whoever holds the session also knows the password. Answers its hash: the transaction that relies on it asks whether
 * it is still that one. Counted by session, so that one that was stolen keeps the owner's from nothing.
 */
export async function confirmPassword(
  db: Db,
  throttle: Throttle,
  { user, request, now }: Visit,
  password: string | undefined,
): Promise<string> {
  if (!password) throw invalid(messages.currentPasswordMissing);
  const attempts = [{ about: ['password', user.sessionId], free: 10 }];
  await throttle.count(attempts, now);
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  if (!row || !(await verifyPassword(row.passwordHash, password))) {
    await noteSecurity(db, { request, now }, { kind: 'password_wrong', userId: user.id });
    throw invalid(messages.wrongPassword);
  }
  await throttle.forgive(attempts);
  return row.passwordHash;
}

const justSignedIn = 10 * 60 * 1_000;

/** Where passwords are worth nothing, whoever has just come from the organisation's provider has shown as much. */
export async function confirmOneself(
  db: Db,
  throttle: Throttle,
  { oidc }: Settings,
  visit: Visit,
  password: string | undefined,
): Promise<string> {
  const { user, now } = visit;
  if (!oidc?.only) return confirmPassword(db, throttle, visit, password);
  const [row] = await db
    .select({ passwordHash: users.passwordHash, since: sessions.createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, user.sessionId));
  if (!row || now.getTime() - row.since.getTime() > justSignedIn) throw invalid(messages.signInAgain);
  return row.passwordHash;
}
