import type { Db } from '../../database/database.ts';
import { resetWriter } from '../auth/reset-links.ts';
import { emailLinkWriter } from '../email-change/email-links.ts';
import { registrationWriter } from '../instance/registration-links.ts';
import { invitationWriter } from '../invitations/invitation-links.ts';
import { unsubscribePath } from '../notifications/unsubscribe.ts';
import type { SecretMails } from './mail.handlers.ts';

export const secretMails = (db: Db, clock: () => Date): SecretMails => ({
  passwordReset: resetWriter(db, clock),
  registrationLink: registrationWriter(db, clock),
  emailLink: emailLinkWriter(db, clock),
  invitation: invitationWriter(db, clock),
  unsubscribePath: (reader) => unsubscribePath(db, reader),
});
