import type { DbOrTx } from '../../database/database.ts';
import { signaturesOf } from '../../http/signatures.ts';

/** Good for this alone, however long the mail lies somewhere. */
const signed = (userId: number): string => `unsubscribe ${userId}`;

export const unsubscribePath = async (db: DbOrTx, userId: number): Promise<string> =>
  `/unsubscribe/${userId}.${await signaturesOf(db, 'unsubscribe').sign(signed(userId))}`;

/** Whose token it is, if anybody's. */
export async function ownerOf(db: DbOrTx, token: string): Promise<number | undefined> {
  const [, id, signature = ''] = /^(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined) return undefined;
  const isOurs = await signaturesOf(db, 'unsubscribe').isSigned(signed(Number(id)), signature);
  return isOurs ? Number(id) : undefined;
}
