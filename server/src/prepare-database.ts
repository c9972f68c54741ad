import { emailLinkJob } from './account/email-change/email-links.ts';
import { passwordResetJob } from './account/auth/reset-links.ts';
import { exportJob } from './carry/exports/export-job.ts';
import { importJob } from './carry/imports/import-job.ts';
import { registrationLinkJob } from './instance/instance/registration-links.ts';
import { mailJob } from './outside/mail/mail.commands.ts';
import type { Connection } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { installQueue } from './platform/queue/install.ts';
import { pushJob } from './outside/push/push.commands.ts';
import { invitationJob } from './projects/invitations/invitation-links.ts';
import { webhookJob } from './rules/webhooks/send.commands.ts';

/** All that leaves the house. */
const jobKinds = [
  mailJob,
  pushJob,
  webhookJob,
  passwordResetJob,
  registrationLinkJob,
  emailLinkJob,
  invitationJob,
  exportJob,
  importJob,
];

/** The database as this version wants it, with the queue's tables. */
export const prepareDatabase = (connection: Connection): Promise<void> =>
  migrateDatabase(connection, (db) => installQueue(db, jobKinds));
