import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { invitations } from '../../database/schema/schema.ts';
import { hashToken, newToken } from '../../http/session.ts';
import type { Mail } from '../mail/mail.texts.ts';
import { pathOf } from './invitations.commands.ts';
import { presentSeen } from './invitations.present.ts';
import { findByToken, isPending } from './invitations.queries.ts';

/**
 * The last invitation of an address that is still good, with a new link: the database does not know the old one. When it
 * ends is not for whoever asks to say.
 */
export async function sendAgain(db: Db, email: string, now: Date): Promise<Mail | undefined> {
  const pending = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.email, email), isPending, gt(invitations.expiresAt, now)))
    .orderBy(desc(invitations.sentAt), desc(invitations.id));
  for (const { id } of pending) {
    // oxlint-disable-next-line no-await-in-loop -- mostly there is one
    const mail = await renewLink(db, id, now);
    if (mail) return { to: { name: '', address: email }, template: 'invitation', values: mail };
  }
  return undefined;
}

/** Nothing becomes of it where whoever gave it has no more right to. */
const renewLink = (db: Db, id: number, now: Date) =>
  db.transaction(async (tx) => {
    const token = newToken();
    await tx
      .update(invitations)
      .set({ tokenHash: hashToken(token) })
      .where(and(eq(invitations.id, id), isPending));
    const linked = await findByToken(tx, token);
    const { invitation } = linked ? presentSeen(linked, now) : { invitation: null };
    return invitation && { ...invitation, path: pathOf(token) };
  });
