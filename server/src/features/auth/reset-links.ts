import { parseId } from '@cuadrilla/contract/fields';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { users } from '../../database/schema/schema.ts';
import { signaturesOf } from '../../http/signatures.ts';
import type { Settings } from '../../settings.ts';
import { canSendMail } from '../mail/mail.commands.ts';
import type { Mail } from '../mail/mail.texts.ts';
import { fullName } from './auth.present.ts';
import { findUserByEmail } from './auth.queries.ts';

const validFor = 60 * 60 * 1_000;

type Account = typeof users.$inferSelect;

const signed = ({ id, email, passwordHash }: Account, until: number) => [id, email, passwordHash, until];

export interface ResetLinks {
  tokenFor(user: Account, now: Date): Promise<string>;
  /** Whose it is, while it is good. */
  readToken(token: string, now: Date): Promise<Account | undefined>;
}

/** A link leads somewhere only where it is known what people type to come here. */
export const canSendLinks = (settings: Settings): boolean =>
  canSendMail(settings) && settings.publicOrigin !== undefined;

/** The mail with the link, if that address is somebody's. The demo's password is everybody's. */
export function resetWriter(db: Db, clock: () => Date) {
  const links = resetLinks(db);
  return async ({ email }: { email: string }): Promise<Mail | undefined> => {
    const user = await findUserByEmail(db, email);
    if (!user || user.demo || user.disabledAt) return undefined;
    const token = await links.tokenFor(user, clock());
    return {
      to: { name: fullName(user), address: user.email },
      template: 'passwordReset',
      values: { firstName: user.firstName, token },
    };
  };
}

/**
 * Nothing is stored: the token is our signature under the account, its password and the end of its hour. A new password
 * or another email makes all that were sent before worthless, so each works once.
 */
export function resetLinks(db: Db): ResetLinks {
  const { sign, isSigned } = signaturesOf(db, 'password-reset');

  return {
    async tokenFor(user, now) {
      const until = now.getTime() + validFor;
      return `${user.id}.${until}.${await sign(signed(user, until))}`;
    },
    async readToken(token, now) {
      const [, id = '', until = '', signature = ''] = /^(\d+)\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
      const userId = parseId(id);
      if (userId === undefined || Number(until) <= now.getTime()) return undefined;
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      if (!user || user.demo) return undefined;
      return (await isSigned(signed(user, Number(until)), signature)) ? user : undefined;
    },
  };
}
