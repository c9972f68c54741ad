import { randomBytes, randomInt } from 'node:crypto';
import { twoFactorMessages } from '@cuadrilla/contract/account/two-factor';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { conflict, invalid } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { recoveryCodes, twoFactors } from '../../platform/database/schema/schema.ts';
import type { Sealer } from './sealed.ts';
import { stepOfCode } from './totp.ts';

const countOfCodes = 10;
const lettersOfCode = 10;
/** Without what is mistaken for something else. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A key that counts once a code of it has come. One that already counts stays. */
export async function beginTwoFactor(tx: Tx, sealer: Sealer, userId: number): Promise<Buffer> {
  const key = randomBytes(20);
  const sealedKey = await sealer.seal(key);
  const kept = await tx
    .insert(twoFactors)
    .values({ userId, sealedKey })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { sealedKey, lastStep: 0 },
      setWhere: isNull(twoFactors.since),
    })
    .returning({ userId: twoFactors.userId });
  if (kept.length === 0) throw conflict(twoFactorMessages.alreadyOn);
  return key;
}

/** Answers the recovery codes, which exist nowhere else. */
export async function turnOnTwoFactor(
  tx: Tx,
  sealer: Sealer,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<string[]> {
  const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for('update');
  if (!row) throw conflict(twoFactorMessages.isOff);
  if (row.since) throw conflict(twoFactorMessages.alreadyOn);
  if (!(await takeCode(tx, sealer, { userId, code, now }))) throw invalid(twoFactorMessages.wrongCode);
  await tx.update(twoFactors).set({ since: now }).where(eq(twoFactors.userId, userId));
  return renewRecoveryCodes(tx, sealer, userId);
}

/** Those that there were end. */
export async function renewRecoveryCodes(tx: Tx, sealer: Sealer, userId: number): Promise<string[]> {
  const codes = Array.from({ length: countOfCodes }, newRecoveryCode);
  const hashes = await Promise.all(codes.map((code) => sealer.hash(userId, bare(code))));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
  return codes;
}

export async function requireOn(tx: Tx, userId: number): Promise<void> {
  const held = await tx
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.since)))
    .for('update');
  if (held.length === 0) throw conflict(twoFactorMessages.isOff);
}

export async function turnOffTwoFactor(tx: Tx, userId: number): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

interface Tried {
  userId: number;
  code: string;
  now: Date;
}

/** Whether it is a code of the application that has not been taken before; from now on it has. */
export async function takeCode(tx: Tx, sealer: Sealer, { userId, code, now }: Tried): Promise<boolean> {
  const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  const step = row && stepOfCode(await sealer.open(row.sealedKey), bare(code), now);
  if (step === undefined) return false;
  const taken = await tx
    .update(twoFactors)
    .set({ lastStep: sql`${step}` })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId });
  return taken.length > 0;
}

/** The same of a recovery code, which is gone then. */
export async function takeRecoveryCode(tx: Tx, sealer: Sealer, { userId, code }: Tried): Promise<boolean> {
  if (bare(code).length !== lettersOfCode) return false;
  const hashes = [await sealer.hash(userId, bare(code)), await sealer.hashBefore(bare(code))];
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, hashes)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/** However it was typed. */
const bare = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');

function newRecoveryCode(): string {
  const letters = Array.from({ length: lettersOfCode }, () =>
    alphabet.charAt(randomInt(alphabet.length)),
  ).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
