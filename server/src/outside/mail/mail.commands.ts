import type { Tx } from '../../platform/database/database.ts';
import { jobKind } from '../../platform/queue/jobs.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Mail } from './letter.ts';

export const mailJob = jobKind<Mail>('mail');

export const canSendMail = ({ mail }: Settings): boolean => mail !== undefined;

/** A link leads somewhere only where it is known what people type to come here. */
export const canSendLinks = (settings: Settings): boolean =>
  canSendMail(settings) && settings.publicOrigin !== undefined;

/** It goes out after the commit, where mail goes out at all. */
export async function sendMail(tx: Tx, settings: Settings, mail: Mail): Promise<void> {
  if (canSendMail(settings)) await enqueue(tx, mailJob, mail);
}
