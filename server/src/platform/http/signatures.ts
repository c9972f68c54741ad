import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DbOrTx } from '../database/database.ts';
import { secretOf } from './secrets.ts';

/** What is signed: a text as it is, or values. */
type Signed = string | readonly unknown[];

/** Our word under something, with a secret of its own for each purpose: nothing needs to be stored. */
export function signaturesOf(db: DbOrTx, purpose: string) {
  const secret = secretOf(db, purpose);
  const sign = async (signed: Signed): Promise<string> =>
    createHmac('sha256', await secret())
      .update(typeof signed === 'string' ? signed : JSON.stringify(signed))
      .digest('base64url');
  return {
    sign,
    isSigned: async (signed: Signed, signature: string): Promise<boolean> => {
      const [theirs, ours] = [Buffer.from(signature), Buffer.from(await sign(signed))];
      return theirs.length === ours.length && timingSafeEqual(theirs, ours);
    },
  };
}
