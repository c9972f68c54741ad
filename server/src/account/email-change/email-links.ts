import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../platform/database/database.ts';
import { emailLinks, users } from '../../platform/database/schema/schema.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import { jobKind } from '../../platform/queue/jobs.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { fullName } from '../../platform/full-name.ts';
import { emailChangedLetter, emailConfirmationLetter } from './email-change.texts.ts';
import type { Mail } from '../../outside/mail/letter.ts';

/** The link is made when it is sent, and written down nowhere. */
export const emailLinkJob = jobKind<{ linkId: number }>('emailLink');

type NewLink = typeof emailLinks.$inferInsert;
type Purpose = NewLink['purpose'];

/** Sends it after the commit. Its token is made then, and only its hash is ever kept. */
export async function sendEmailLink(tx: Tx, link: NewLink): Promise<void> {
  const [made] = await tx.insert(emailLinks).values(link).returning({ id: emailLinks.id });
  if (made) await enqueue(tx, emailLinkJob, { linkId: made.id });
}

/** The mail with the link, while there is something to confirm or to take back. */
export function emailLinkWriter(db: Db, clock: () => Date) {
  return async ({ linkId }: { linkId: number }): Promise<Mail | undefined> => {
    const token = newToken();
    const [link] = await db
      .update(emailLinks)
      .set({ tokenHash: hashToken(token) })
      .where(and(eq(emailLinks.id, linkId), gt(emailLinks.expiresAt, clock())))
      .returning();
    const [user] = link ? await db.select().from(users).where(eq(users.id, link.userId)) : [];
    if (!link || !user) return undefined;
    const to = { name: fullName(user), address: link.email };
    const { firstName, email } = user;
    return link.purpose === 'confirm'
      ? { to, letter: emailConfirmationLetter({ firstName, token }) }
      : { to, letter: emailChangedLetter({ firstName, email, token }) };
  };
}

/** Held until the commit: of several who come with it at once, one finds it. */
export async function takeEmailLink(tx: Tx, purpose: Purpose, token: string, now: Date) {
  const [link] = await tx
    .delete(emailLinks)
    .where(
      and(
        eq(emailLinks.tokenHash, hashToken(token)),
        eq(emailLinks.purpose, purpose),
        gt(emailLinks.expiresAt, now),
      ),
    )
    .returning();
  return link;
}

export async function findPendingEmail(db: DbOrTx, userId: number, now: Date) {
  const [link] = await db
    .select({ email: emailLinks.email, expiresAt: emailLinks.expiresAt })
    .from(emailLinks)
    .where(
      and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'confirm'), gt(emailLinks.expiresAt, now)),
    );
  return link;
}

/** Whoever may have asked for it is not who sits there now. */
export async function cancelEmailChange(db: DbOrTx, userId: number): Promise<void> {
  await db.delete(emailLinks).where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'confirm')));
}

export async function purgeEmailLinks(tx: Tx, now: Date): Promise<void> {
  await tx.delete(emailLinks).where(lt(emailLinks.expiresAt, now));
}
