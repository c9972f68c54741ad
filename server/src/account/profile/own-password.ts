import { messages } from '@cuadrilla/contract/kernel/errors';
import { proofMinutes } from '@cuadrilla/contract/account/proof';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { sessions, users } from '../../platform/database/schema/schema.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { verifyPassword } from '../auth/auth.commands.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';

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

/** Whether whoever sits there has shown otherwise, a short time ago, who they are. Answers what their password is. */
export async function readProof(db: Db, { sessionId }: SessionUser, now: Date) {
  const [row] = await db
    .select({ passwordHash: users.passwordHash, provedAt: sessions.provedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  const since = row?.provedAt ? now.getTime() - row.provedAt.getTime() : Infinity;
  return { passwordHash: row?.passwordHash ?? '', fresh: since <= proofMinutes * 60 * 1_000 };
}

/**
 * The one way to ask before what lets people in is changed: by the password or, without one, by a passkey or the
 * organisation's provider a short time ago. Where passwords are worth nothing, only by these.
 */
export function oneselfConfirmer({ db, settings }: Pick<Context, 'db' | 'settings'>, throttle: Throttle) {
  const passwords = settings.oidc?.only !== true;
  return async (visit: Visit, password: string | undefined): Promise<string> => {
    if (passwords && password) return confirmPassword(db, throttle, visit, password);
    const { passwordHash, fresh } = await readProof(db, visit.user, visit.now);
    if (!fresh) throw invalid(passwords ? messages.currentPasswordMissing : messages.signInAgain);
    return passwordHash;
  };
}
