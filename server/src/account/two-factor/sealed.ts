import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { DbOrTx } from '../../platform/database/database.ts';
import { secretOf } from '../../platform/http/secrets.ts';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** What is kept of codes is worth nothing without the instance's own secret. */
export function sealer(db: DbOrTx) {
  const secret = secretOf(db, 'two-factor');
  const secretKey = async (): Promise<Buffer> => Buffer.from(await secret(), 'base64url');
  return {
    async seal(plain: Buffer): Promise<string> {
      const iv = randomBytes(ivLength);
      const encrypt = createCipheriv(cipher, await secretKey(), iv);
      const sealed = Buffer.concat([encrypt.update(plain), encrypt.final()]);
      return Buffer.concat([iv, encrypt.getAuthTag(), sealed]).toString('base64url');
    },
    async open(text: string): Promise<Buffer> {
      const bytes = Buffer.from(text, 'base64url');
      const decrypt = createDecipheriv(cipher, await secretKey(), bytes.subarray(0, ivLength));
      decrypt.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([decrypt.update(bytes.subarray(ivLength + tagLength)), decrypt.final()]);
    },
    /** As slow as a password's, and another for each person: recovery codes are short enough to be tried out. */
    async hash(userId: number, text: string): Promise<string> {
      const salt = createHmac('sha256', await secretKey())
        .update(String(userId))
        .digest();
      return (await hashRaw(text, { salt })).toString('base64url');
    },
    /** Of codes that were handed out before. */
    hashBefore: async (text: string): Promise<string> =>
      createHmac('sha256', await secretKey())
        .update(text)
        .digest('base64url'),
  };
}
export type Sealer = ReturnType<typeof sealer>;
