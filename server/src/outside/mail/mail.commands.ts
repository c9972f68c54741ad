import type { Tx } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Mail } from './mail.texts.ts';

export const canSendMail = ({ mail }: Settings): boolean => mail !== undefined;

/** It goes out after the commit, where mail goes out at all. */
export async function sendMail(tx: Tx, settings: Settings, mail: Mail): Promise<void> {
  if (canSendMail(settings)) await enqueue(tx, 'mail', mail);
}
