import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { invitations } from '../../platform/database/schema/schema.ts';
import type { Mail } from '../../outside/mail/letter.ts';
import { invitationWriter } from './invitation-links.ts';
import { isPending } from './invitations.queries.ts';

/** The last invitation of an address that is still worth something, once more. */
export async function sendAgain(db: Db, email: string, now: Date): Promise<Mail | undefined> {
  const write = invitationWriter(db, () => now);
  const pending = await db
    .select({ invitationId: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.email, email), isPending, gt(invitations.expiresAt, now)))
    .orderBy(desc(invitations.sentAt), desc(invitations.id));
  for (const each of pending) {
    const mail = await write(each);
    if (mail) return mail;
  }
  return undefined;
}
