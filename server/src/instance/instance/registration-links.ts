import { hourLength } from '@cuadrilla/contract/kernel/durations';
import { registrationLinkHours } from '@cuadrilla/contract/instance/registration';
import type { Db } from '../../platform/database/database.ts';
import { signaturesOf } from '../../platform/http/signatures.ts';
import { fullName } from '../../platform/full-name.ts';
import { findUserByEmail } from '../../account/auth/auth.queries.ts';
import { sendAgain } from '../../projects/invitations/send-again.ts';
import type { Mail } from '../../outside/mail/letter.ts';
import { jobKind } from '../../platform/queue/jobs.ts';
import { alreadyRegisteredLetter, registrationLetter } from './registration.texts.ts';

/** Whoever wants an account, or was invited: the link is made when it is sent, and written down nowhere. */
export const registrationLinkJob = jobKind<RegistrationLink>('registrationLink');

interface RegistrationLink {
  email: string;
  invited?: true;
}

const validFor = registrationLinkHours * hourLength;

/** Nothing is stored: the token is our signature under an address and the end of its day. An account can be opened once. */
export function registrationLinks(db: Db) {
  const { sign, isSigned } = signaturesOf(db, 'registration');
  return {
    async tokenFor(email: string, now: Date): Promise<string> {
      const until = now.getTime() + validFor;
      return `${Buffer.from(email).toString('base64url')}.${until}.${await sign([email, until])}`;
    },
    /** Whose address it is, while it is good. */
    async readToken(token: string, now: Date): Promise<string | undefined> {
      const [, name = '', until = '', signature = ''] =
        /^([\w-]+)\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
      const email = Buffer.from(name, 'base64url').toString();
      if (Number(until) <= now.getTime()) return undefined;
      return (await isSigned([email, Number(until)], signature)) ? email : undefined;
    },
  };
}

/** Only whoever reads the mails of an address learns whether it has an account, or was invited, which may both be so. */
export function registrationWriter(db: Db, clock: () => Date) {
  const links = registrationLinks(db);
  return async ({ email, invited }: RegistrationLink): Promise<Mail | undefined> => {
    const user = await findUserByEmail(db, email);
    if (invited) {
      const mail = await sendAgain(db, email, clock());
      if (mail || !user) return mail;
    }
    if (!user) {
      const token = await links.tokenFor(email, clock());
      return { to: { name: '', address: email }, letter: registrationLetter({ token }) };
    }
    const to = { name: fullName(user), address: email };
    const asked = invited ? 'invitation' : 'account';
    return { to, letter: alreadyRegisteredLetter({ firstName: user.firstName, asked }) };
  };
}
