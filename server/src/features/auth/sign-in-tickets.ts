import { parseId } from '@cuadrilla/contract/fields';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { users } from '../../database/schema/schema.ts';
import { signaturesOf } from '../../http/signatures.ts';

const validFor = 10 * 60 * 1_000;

type Account = typeof users.$inferSelect;

const signed = ({ id, passwordHash }: Account, until: number) => [id, passwordHash, until];

/**
 * Half of a session: our signature under who has shown their password, and until when that counts. It opens nothing
 * without the second step, and another password makes it worthless.
 */
export function signInTickets(db: Db) {
  const { sign, isSigned } = signaturesOf(db, 'sign-in-ticket');

  return {
    async ticketFor(user: Account, now: Date): Promise<string> {
      const until = now.getTime() + validFor;
      return `${user.id}.${until}.${await sign(signed(user, until))}`;
    },
    /** Whose it is, while it is good. */
    async readTicket(ticket: string, now: Date): Promise<Account | undefined> {
      const [, id = '', until = '', signature = ''] = /^(\d+)\.(\d{1,15})\.([\w-]{43})$/.exec(ticket) ?? [];
      const userId = parseId(id);
      if (userId === undefined || Number(until) <= now.getTime()) return undefined;
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      if (!user) return undefined;
      return (await isSigned(signed(user, Number(until)), signature)) ? user : undefined;
    },
  };
}
