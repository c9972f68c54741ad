import { parseId } from '@cuadrilla/contract/kernel/fields';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/schema.ts';
import { signaturesOf } from '../../platform/http/signatures.ts';

type Account = typeof users.$inferSelect;

interface Kind {
  purpose: string;
  /** In milliseconds. */
  validFor: number;
  /** What makes it worthless when it changes. */
  holds: (user: Account) => readonly unknown[];
}

/** Nothing is stored: a token is our signature under the account as it is, and until when that counts. */
export function accountTokens(db: Db, { purpose, validFor, holds }: Kind) {
  const { sign, isSigned } = signaturesOf(db, purpose);
  const signed = (user: Account, until: number) => [user.id, ...holds(user), until];

  return {
    async tokenFor(user: Account, now: Date): Promise<string> {
      const until = now.getTime() + validFor;
      return `${user.id}.${until}.${await sign(signed(user, until))}`;
    },
    /** Whose it is, while it is good. */
    async readToken(token: string, now: Date): Promise<Account | undefined> {
      const [, id = '', until = '', signature = ''] = /^(\d+)\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
      const userId = parseId(id);
      if (userId === undefined || Number(until) <= now.getTime()) return undefined;
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      return user && (await isSigned(signed(user, Number(until)), signature)) ? user : undefined;
    },
  };
}
