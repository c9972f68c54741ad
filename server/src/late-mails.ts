import { passwordResetJob, resetWriter } from './account/auth/reset-links.ts';
import { emailLinkJob, emailLinkWriter } from './account/email-change/email-links.ts';
import { registrationLinkJob, registrationWriter } from './instance/instance/registration-links.ts';
import { lateMail } from './outside/mail/mail.handlers.ts';
import { unsubscribePath } from './outside/mail/unsubscribe.ts';
import type { Db } from './platform/database/database.ts';
import { invitationJob, invitationWriter } from './projects/invitations/invitation-links.ts';

/** What is written into a mail only when it is sent: so the queue keeps no secret. */
export const lateMails = (db: Db, clock: () => Date) => ({
  mails: [
    lateMail(passwordResetJob, resetWriter(db, clock)),
    lateMail(registrationLinkJob, registrationWriter(db, clock)),
    lateMail(emailLinkJob, emailLinkWriter(db, clock)),
    lateMail(invitationJob, invitationWriter(db, clock)),
  ],
  unsubscribePath: (reader: Parameters<typeof unsubscribePath>[1]) => unsubscribePath(db, reader),
});
