import { passkeyMessages } from '@cuadrilla/contract/account/passkeys';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { DbOrTx, Tx } from '../../platform/database/database.ts';
import { passkeys, users } from '../../platform/database/schema/schema.ts';

const mostOfOnePerson = 20;

export const listPasskeys = (db: DbOrTx, userId: number) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

/** Whose it is, by what the browser calls it. */
export async function findPasskey(db: DbOrTx, credentialId: string) {
  const [found] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return found;
}

export const credentialOf = (row: typeof passkeys.$inferSelect): WebAuthnCredential => ({
  id: row.credentialId,
  publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
  counter: row.counter,
});

interface NewPasskey {
  userId: number;
  name: string;
  credential: WebAuthnCredential;
}

export async function addPasskey(tx: Tx, { userId, name, credential }: NewPasskey, now: Date) {
  // Held, so that several at once are counted one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= mostOfOnePerson)
    throw conflict(passkeyMessages.tooMany);
  const [row] = await tx
    .insert(passkeys)
    .values({
      userId,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict(passkeyMessages.invalid);
  return row;
}

const own = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export async function renamePasskey(db: DbOrTx, userId: number, id: number, name: string) {
  const [row] = await db.update(passkeys).set({ name }).where(own(userId, id)).returning();
  if (!row) throw notFound(passkeyMessages.notFound);
  return row;
}

export async function removePasskey(tx: Tx, userId: number, id: number): Promise<void> {
  const removed = await tx.delete(passkeys).where(own(userId, id)).returning({ id: passkeys.id });
  if (removed.length === 0) throw notFound(passkeyMessages.notFound);
}

export async function notePasskeyUse(tx: Tx, id: number, counter: number, now: Date): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id));
}
