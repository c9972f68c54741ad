import type { TwoFactor } from '@cuadrilla/contract/account/two-factor';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { recoveryCodes, twoFactors } from '../../platform/database/schema/schema.ts';

export async function hasTwoFactor(db: DbOrTx, userId: number): Promise<boolean> {
  return (await db.$count(twoFactors, and(eq(twoFactors.userId, userId), isNotNull(twoFactors.since)))) > 0;
}

export async function readTwoFactor(db: DbOrTx, userId: number): Promise<TwoFactor> {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return {
    since: row?.since?.toISOString() ?? null,
    recoveryCodesLeft: await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  };
}
