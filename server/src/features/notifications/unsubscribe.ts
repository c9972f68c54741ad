import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DbOrTx } from '../../database/database.ts';
import { secretOf } from '../../http/secrets.ts';

/** Good for this alone, however long the mail lies somewhere. */
async function signatureOf(db: DbOrTx, userId: number): Promise<string> {
  const secret = await secretOf(db, 'unsubscribe')();
  return createHmac('sha256', secret).update(`unsubscribe ${userId}`).digest('base64url');
}

export const unsubscribePath = async (db: DbOrTx, userId: number): Promise<string> =>
  `/unsubscribe/${userId}.${await signatureOf(db, userId)}`;

/** Whose token it is, if anybody's. */
export async function ownerOf(db: DbOrTx, token: string): Promise<number | undefined> {
  const [, id, signature = ''] = /^(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined) return undefined;
  const expected = await signatureOf(db, Number(id));
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? Number(id) : undefined;
}
