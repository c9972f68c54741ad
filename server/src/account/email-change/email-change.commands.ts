import { hourLength } from '@cuadrilla/contract/kernel/durations';
import { emailMessages, emailUndoDays } from '@cuadrilla/contract/account/email-change';
import { and, eq, gte, ne } from 'drizzle-orm';
import { invalid } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import {
  accessTokens,
  emailLinks,
  oidcIdentities,
  passkeys,
  recoveryCodes,
  sessions,
  twoFactors,
  users,
} from '../../platform/database/schema/schema.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';
import { tellPerson } from '../../platform/log/person.ts';
import { endSessions, refuseTakenNames, takenName } from '../auth/auth.commands.ts';
import { presentProfile } from '../profile/profile.present.ts';
import { cancelEmailChange, sendEmailLink, takeEmailLink } from './email-links.ts';

const undoFor = emailUndoDays * 24 * hourLength;

/** The link goes to the new address: it is theirs when they have opened it. Answers the one that stands until then. */
export async function askEmailChange(
  tx: Tx,
  { id, sessionId }: SessionUser,
  email: string,
  now: Date,
): Promise<string> {
  await cancelEmailChange(tx, id);
  const expiresAt = new Date(now.getTime() + hourLength);
  await sendEmailLink(tx, { userId: id, purpose: 'confirm', email, sessionId, createdAt: now, expiresAt });
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id));
  return row?.email ?? email;
}

/** Whoever reads the old address hears of it, and can take it back for some days. */
export async function confirmEmailChange(tx: Tx, token: string, now: Date) {
  const link = await takeEmailLink(tx, 'confirm', token, now);
  const before = link && (await holdUser(tx, link.userId));
  if (!before || before.disabledAt) throw invalid(emailMessages.linkOver);
  await refuseTakenNames(tx, { email: link.email }, before.id);
  const after = await writeUser(tx, before.id, { email: link.email });
  const expiresAt = new Date(now.getTime() + undoFor);
  const undo = {
    userId: before.id,
    purpose: 'undo',
    email: before.email,
    createdAt: now,
    expiresAt,
  } as const;
  await sendEmailLink(tx, undo);
  const others = and(eq(sessions.userId, before.id), ne(sessions.id, link.sessionId ?? 0));
  await endSessions(tx, others, now);
  await tellPerson(tx, before.id, { type: 'profile.updated', payload: presentProfile(after) }, now);
  return after;
}

/**
 * For whom it was taken from: whoever did that knows the password, and may have made ways in of their own since. None
 * of them is left; `passwordHash` is of a password that nobody knows.
 */
export async function undoEmailChange(tx: Tx, token: string, passwordHash: string, now: Date) {
  const link = await takeEmailLink(tx, 'undo', token, now);
  if (!link || !(await holdUser(tx, link.userId))) throw invalid(emailMessages.undoOver);
  const { userId, createdAt: since } = link;
  const after = await writeUser(tx, userId, { email: link.email, passwordHash });
  await tx.delete(emailLinks).where(eq(emailLinks.userId, userId));
  await tx.delete(accessTokens).where(eq(accessTokens.userId, userId));
  for (const ways of [passkeys, oidcIdentities])
    await tx.delete(ways).where(and(eq(ways.userId, userId), gte(ways.createdAt, since)));
  const [turnedOff] = await tx
    .delete(twoFactors)
    .where(and(eq(twoFactors.userId, userId), gte(twoFactors.since, since)))
    .returning({ userId: twoFactors.userId });
  if (turnedOff) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await endSessions(tx, eq(sessions.userId, userId), now);
  return after;
}

async function holdUser(tx: Tx, id: number) {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return row;
}

async function writeUser(tx: Tx, id: number, wanted: { email: string; passwordHash?: string }) {
  const [row] = await tx
    .update(users)
    .set(wanted)
    .where(eq(users.id, id))
    .returning()
    .catch((error: unknown) => {
      throw takenName(error) ?? error;
    });
  if (!row) throw new Error('the update of a held user returned no row');
  return row;
}
