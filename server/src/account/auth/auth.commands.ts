import { messages } from '@cuadrilla/contract/kernel/errors';
import { hash, verify } from '@node-rs/argon2';
import { eq, lt, type SQL } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../platform/database/database.ts';
import { violatedUniqueIndex } from '../../platform/database/failures.ts';
import { sessions, users } from '../../platform/database/schema/schema.ts';
import { AppError, conflict } from '../../platform/app-error.ts';
import { hashToken, newToken, sessionLength } from '../../platform/http/session.ts';
import { tellPerson } from '../../platform/log/person.ts';
import { findTakenNames } from './auth.queries.ts';

export interface NewUser {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  password: string;
  timeZone?: string | undefined;
  demo?: boolean;
}

export async function createUser(db: DbOrTx, { password, timeZone, ...names }: NewUser, now: Date) {
  await refuseTakenNames(db, names);
  const passwordHash = await hash(password);
  const row = { ...names, passwordHash, timeZone: timeZone ?? 'UTC', createdAt: now };
  const [created] = await db
    .insert(users)
    .values(row)
    .returning()
    .catch((error: unknown) => {
      throw takenName(error) ?? error;
    });
  if (!created) throw new Error('the insert of a user returned no row');
  return created;
}

/** Both at once, when both are taken. The unique indexes stand behind this check. */
export async function refuseTakenNames(
  db: DbOrTx,
  names: { email?: string | undefined; username?: string | undefined },
  exceptUserId = 0,
): Promise<void> {
  const taken = await findTakenNames(db, names, exceptUserId);
  if (taken.length > 0) throw conflict(taken);
}

/** The same words when somebody else was a moment faster. */
export function takenName(error: unknown): Error | undefined {
  const index = violatedUniqueIndex(error);
  if (index === 'users_email') return conflict(messages.emailTaken);
  if (index === 'users_username') return conflict(messages.usernameTaken);
  return undefined;
}

/** What somebody showed: their password, a code with it, a passkey, or that their organisation's provider knows them. */
export type WayIn = 'password' | 'code' | 'passkey' | 'provider';

interface Arrival {
  userAgent: string;
  address: string;
  way: WayIn;
}

/** Answers the token, which exists nowhere else: the database keeps only its hash. */
export async function openSession(
  tx: Tx,
  userId: number,
  { userAgent, address, way }: Arrival,
  now: Date,
): Promise<string> {
  await refuseDisabled(tx, userId);
  const token = newToken();
  await tx.insert(sessions).values({
    userId,
    tokenHash: hashToken(token),
    userAgent: userAgent.slice(0, 300),
    address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionLength),
    twoSteps: way !== 'password',
    provedAt: way === 'passkey' || way === 'provider' ? now : null,
  });
  await tellPerson(tx, userId, { type: 'session.started', payload: {} }, now);
  return token;
}

export const accountDisabled = () => new AppError('unauthenticated', messages.accountDisabled);

/** However somebody signs in. Held until the commit: who is disabled meanwhile finds the new session and ends it. */
async function refuseDisabled(tx: Tx, userId: number): Promise<void> {
  const [account] = await tx
    .select({ disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (account?.disabledAt) throw accountDisabled();
}

/** More than a password was shown here since it began. */
export async function noteTwoSteps(tx: Tx, sessionId: number, provedAt?: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ twoSteps: true, ...(provedAt && { provedAt }) })
    .where(eq(sessions.id, sessionId));
}

/** Whoever has seen the old token has no use of it any more. */
export async function renewToken(tx: Tx, sessionId: number): Promise<string> {
  const token = newToken();
  await tx
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.id, sessionId));
  return token;
}

/** Answers whose it was. */
export const endSession = (db: Db, token: string, now: Date): Promise<number | undefined> =>
  endSessions(db, eq(sessions.tokenHash, hashToken(token)), now);

/** All of one person's that are meant; answers whose they were, if there were any. */
export const endSessions = (db: DbOrTx, which: SQL | undefined, now: Date): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const [ended] = await tx.delete(sessions).where(which).returning({ userId: sessions.userId });
    if (ended) await tellPerson(tx, ended.userId, { type: 'session.ended', payload: {} }, now);
    return ended?.userId;
  });

export async function purgeSessions(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** Checking a password takes long: whether it is still the same is looked at again, and stays so until the commit. */
export async function isStillPassword(
  tx: Tx,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return row?.passwordHash === passwordHash;
}

let stranger: Promise<string> | undefined;

/** An unknown email costs the same time as a wrong password. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  stranger ??= hash('nobody has this password');
  const matches = await verify(passwordHash ?? (await stranger), password);
  return matches && passwordHash !== undefined;
}
