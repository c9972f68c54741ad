import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DbOrTx } from '../database/database.ts';
import { secretOf } from './secrets.ts';

/** Our word under some values, with a secret of its own for each purpose: nothing needs to be stored. */
export function signaturesOf(db: DbOrTx, purpose: string) {
  const secret = secretOf(db, purpose);
  const sign = async (values: readonly unknown[]): Promise<string> =>
    createHmac('sha256', await secret())
      .update(JSON.stringify(values))
      .digest('base64url');
  return {
    sign,
    /** The signature as 43 letters of base64url, as the patterns of tokens have it. */
    isSigned: async (values: readonly unknown[], signature: string): Promise<boolean> =>
      timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(values))),
  };
}
