import { randomBytes } from 'node:crypto';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { cutLine } from '@cuadrilla/contract/kernel/one-line';
import { hash } from '@node-rs/argon2';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import {
  accessTokens,
  feeds,
  oidcIdentities,
  passkeys,
  pushSubscriptions,
  recoveryCodes,
  sessions,
  twoFactors,
  users,
} from '../../platform/database/schema/schema.ts';
import type { Settings } from '../../platform/settings.ts';
import { createUser, endSessions } from '../auth/auth.commands.ts';
import { findUserByEmail } from '../auth/auth.queries.ts';
import { cancelEmailChange } from '../email-change/email-links.ts';
import { appointAdministrator } from '../auth/administrators.ts';
import type { Identity } from './provider.ts';
import type { Admission } from '../auth/admission.ts';

/** Why somebody whom the provider let in does not get in here. */
export class NotLetIn extends Error {
  constructor(readonly why: 'unverified' | 'closed') {
    super(why);
  }
}

interface Arrival {
  issuer: string;
  settings: Settings;
  now: Date;
  mayComeFromOutside: Admission['mayComeFromOutside'];
}

/** Whose account it is, and whether it was made or linked just now. By the provider's own name for the person first. */
export async function accountOf(
  tx: Tx,
  { issuer, settings, now, mayComeFromOutside }: Arrival,
  identity: Identity,
): Promise<{ userId: number; kind: 'sign_in' | 'linked' | 'registered' }> {
  const { subject, email } = identity;
  const [known] = await tx
    .select()
    .from(oidcIdentities)
    .where(and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject)));
  if (known) return { userId: known.userId, kind: 'sign_in' };
  if (email === undefined) throw new NotLetIn('unverified');
  const link = async (userId: number) => {
    await tx.insert(oidcIdentities).values({ issuer, subject, userId, createdAt: now });
  };
  const found = await findUserByEmail(tx, email);
  if (found?.demo) throw new NotLetIn('closed');
  if (found) {
    await takeOver(tx, found.id, now);
    await link(found.id);
    return { userId: found.id, kind: 'linked' };
  }
  if (!(await mayComeFromOutside(tx, email))) throw new NotLetIn('closed');
  const user = await createUser(tx, await personOf(tx, identity, email), now);
  await link(user.id);
  await appointAdministrator(tx, settings);
  return { userId: user.id, kind: 'registered' };
}

const unknownPassword = (): string => randomBytes(32).toString('base64url');

/**
 * Our own registration proves no address: somebody else may have opened the account with it. Whatever they could come
 * back with is gone; the owner of the address has a link for a new password sent, if they want one.
 */
async function takeOver(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash: await hash(unknownPassword()) })
    .where(eq(users.id, userId));
  await endSessions(tx, eq(sessions.userId, userId), now);
  const ways = [feeds, accessTokens, passkeys, twoFactors, recoveryCodes, pushSubscriptions];
  for (const way of ways) await tx.delete(way).where(eq(way.userId, userId));
  // Whoever reads the address of before can still take it back: this may be who took it from them.
  await cancelEmailChange(tx, userId);
}

async function personOf(tx: Tx, { firstName, lastName, username }: Identity, email: string) {
  return {
    firstName: cutLine(firstName, limits.personName),
    lastName: cutLine(lastName, limits.personName),
    username: await freeUsername(tx, username),
    email,
    password: unknownPassword(),
  };
}

/** As the provider says, where it can be had, or with a number behind it. */
async function freeUsername(tx: Tx, wanted: string): Promise<string> {
  const kept = wanted.replaceAll(/[^\p{L}\p{N}._-]/gu, '').slice(0, limits.username.max - 6);
  const base = kept.length < limits.username.min ? `${kept}persona` : kept;
  const { rows } = await tx.execute<{ username: string }>(
    sql`select lower(username) as username from ${users} where starts_with(lower(username), lower(${base}))`,
  );
  const taken = new Set(rows.map(({ username }) => username));
  let free = base;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${base}${number}`;
  return free;
}
