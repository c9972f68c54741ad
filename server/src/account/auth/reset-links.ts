import { hourLength } from '@cuadrilla/contract/kernel/durations';
import type { Db } from '../../platform/database/database.ts';
import type { Mail } from '../../outside/mail/letter.ts';
import { jobKind } from '../../platform/queue/jobs.ts';
import { accountTokens } from './account-tokens.ts';
import { fullName } from '../../platform/full-name.ts';
import { findUserByEmail } from './auth.queries.ts';
import { passwordResetLetter } from './auth.texts.ts';

/** Whoever has the account, if somebody has: the link is made when it is sent, and written down nowhere. */
export const passwordResetJob = jobKind<{ email: string }>('passwordReset');

/** The mail with the link, if that address is somebody's. The demo's password is everybody's. */
export function resetWriter(db: Db, clock: () => Date) {
  const links = resetLinks(db);
  return async ({ email }: { email: string }): Promise<Mail | undefined> => {
    const user = await findUserByEmail(db, email);
    if (!user || user.demo || user.disabledAt) return undefined;
    const token = await links.tokenFor(user, clock());
    return {
      to: { name: fullName(user), address: user.email },
      letter: passwordResetLetter({ firstName: user.firstName, token }),
    };
  };
}

/** A new password or another email makes all that were sent before worthless, so each works once. */
export const resetLinks = (db: Db) =>
  accountTokens(db, {
    purpose: 'password-reset',
    validFor: hourLength,
    holds: ({ email, passwordHash }) => [email, passwordHash],
  });
