import type { Db } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings.ts';
import { canSendMail } from '../../outside/mail/mail.commands.ts';
import type { Mail } from '../../outside/mail/mail.texts.ts';
import { accountTokens } from './account-tokens.ts';
import { fullName } from './auth.present.ts';
import { findUserByEmail } from './auth.queries.ts';

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

/** A new password or another email makes all that were sent before worthless, so each works once. */
export const resetLinks = (db: Db) =>
  accountTokens(db, {
    purpose: 'password-reset',
    validFor: 60 * 60 * 1_000,
    holds: ({ email, passwordHash }) => [email, passwordHash],
  });
