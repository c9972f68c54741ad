import type { Db } from '../../platform/database/database.ts';
import { resetWriter } from '../../account/auth/reset-links.ts';
import { emailLinkWriter } from '../../account/email-change/email-links.ts';
import { registrationWriter } from '../../instance/instance/registration-links.ts';
import { invitationWriter } from '../../projects/invitations/invitation-links.ts';
import { unsubscribePath } from './unsubscribe.ts';
import type { SecretMails } from './mail.handlers.ts';

export const secretMails = (db: Db, clock: () => Date): SecretMails => ({
  passwordReset: resetWriter(db, clock),
  registrationLink: registrationWriter(db, clock),
  emailLink: emailLinkWriter(db, clock),
  invitation: invitationWriter(db, clock),
  unsubscribePath: (reader) => unsubscribePath(db, reader),
});
