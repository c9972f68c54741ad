import type { WebhookCall } from '../../rules/webhooks/webhooks.handlers.ts';
import type { Mail } from '../../outside/mail/mail.texts.ts';
import type { Push } from '../../notices/notifications/push-news.handlers.ts';

/** What leaves the house: the name of each kind of job, and what it is told. */
export interface Jobs {
  mail: Mail;
  push: Push;
  webhook: WebhookCall;
  /** Whoever has the account, if somebody has: the link is made when it is sent, and written down nowhere. */
  passwordReset: { email: string };
  /** The same for whoever wants an account; for whoever was invited, if they were. */
  registrationLink: { email: string; invited?: true };
  /** The same for another email. */
  emailLink: { linkId: number };
  /** The same for who is invited. */
  invitation: { invitationId: number };
  /** Told to whoever asked when it is there. */
  export: { exportId: number };
  /** Goes on where it was. */
  import: { projectId: number; importId: number };
}

export type JobName = keyof Jobs;

export const jobNames: readonly JobName[] = [
  'mail',
  'push',
  'webhook',
  'passwordReset',
  'registrationLink',
  'emailLink',
  'invitation',
  'export',
  'import',
];

/** A job as its handler sees it. */
export interface Job<Name extends JobName> {
  /** The same at every try: by it a receiver can tell that something comes a second time. */
  id: string;
  payload: Jobs[Name];
  /** How often it was taken up before, also where nothing came of that because its instance died. */
  retries: number;
}

/** May be called twice for a job, when an instance dies before it could say that it was done. */
export type Handlers = { [Name in JobName]?: (job: Job<Name>) => Promise<void> };
