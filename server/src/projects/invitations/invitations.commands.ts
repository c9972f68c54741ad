import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { invitationDays, mostPending, type NewInvitation } from '@cuadrilla/contract/projects/invitations';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { invitations } from '../../platform/database/schema/schema.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import { enqueueAll } from '../../platform/queue/queue.ts';
import type { Settings } from '../../platform/settings.ts';
import { canSendLinks } from '../../outside/mail/mail.commands.ts';
import { presentInvitation } from './invitations.present.ts';
import {
  countPending,
  isPending,
  isTo,
  listAddressesIn,
  listInvitations,
  type Target,
} from './invitations.queries.ts';
import { invitationJob } from './invitation-links.ts';

type Row = typeof invitations.$inferInsert;

/** Where an invitation is made: its team or project is held. */
export interface Inviting {
  tx: Tx;
  target: Target;
  by: Caller;
  settings: Settings;
  now: Date;
}

const pathOf = (token: string): string => `/invitation?token=${token}`;

/** One for each address, or without any, one for whoever gets the link. Whoever was invited before is invited anew. */
export async function invite(
  inviting: Inviting,
  { emails, role }: { emails?: string[] | undefined; role: Row['role'] },
): Promise<NewInvitation[]> {
  const { tx, target, by, now } = inviting;
  const addresses = emails ? [...new Set(emails)] : [];
  await refusePresent(inviting, addresses);
  if (addresses.length > 0)
    await tx.delete(invitations).where(and(isTo(target), isPending, inArray(invitations.email, addresses)));
  const wanted = (emails ? addresses : [null]).map((email) => ({ email, token: newToken() }));
  if ((await countPending(tx, target)) + wanted.length > mostPending)
    throw conflict(messages.tooManyInvitations);
  const rows = wanted.map(({ email, token }) => ({
    ...target,
    email,
    role,
    ...sentWith(token, now),
    invitedBy: by.id,
  }));
  const made = await tx.insert(invitations).values(rows).returning({ id: invitations.id });
  return send(
    inviting,
    made.map(({ id }, index) => ({ id, token: wanted[index]?.token ?? '' })),
  );
}

/** With a new link: the database does not know the old one, and what was mailed is signed for another time. From now on it is of who sent it last. */
export async function renew(inviting: Inviting, id: number): Promise<NewInvitation> {
  const { tx, target, by, now } = inviting;
  const token = newToken();
  const renewed = await tx
    .update(invitations)
    .set({ ...sentWith(token, now), invitedBy: by.id })
    .where(and(eq(invitations.id, id), isTo(target), isPending))
    .returning({ id: invitations.id });
  const [sent] = await send(
    inviting,
    renewed.map((row) => ({ ...row, token })),
  );
  if (!sent) throw notFound(messages.invitationNotFound);
  return sent;
}

export async function revoke(tx: Tx, target: Target, id: number, now: Date): Promise<void> {
  const revoked = await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(eq(invitations.id, id), isTo(target), isPending))
    .returning({ id: invitations.id });
  if (revoked.length === 0) throw notFound(messages.invitationNotFound);
}

/** Whoever opens an old link is told what became of it, for a while. */
export async function purgeInvitations(tx: Tx, now: Date): Promise<void> {
  await tx.delete(invitations).where(lt(invitations.expiresAt, new Date(now.getTime() - 30 * dayLength)));
}

const sentWith = (token: string, now: Date) => ({
  tokenHash: hashToken(token),
  sentAt: now,
  expiresAt: new Date(now.getTime() + invitationDays * dayLength),
});

async function refusePresent({ tx, target }: Inviting, addresses: string[]): Promise<void> {
  const present = addresses.length > 0 ? await listAddressesIn(tx, target, addresses) : [];
  const words = 'teamId' in target ? messages.addressInTeam : messages.addressInProject;
  if (present.length > 0) throw conflict(present.map((email) => `${email}: ${words}`));
}

/** By mail where mail goes out and knows where Cuadrilla is; by the link in the answer anyway. */
async function send(
  { tx, target, settings }: Inviting,
  sent: readonly { id: number; token: string }[],
): Promise<NewInvitation[]> {
  const rows = await listInvitations(
    tx,
    target,
    sent.map(({ id }) => id),
  );
  const canMail = canSendLinks(settings);
  const made = rows.map((row) => {
    const token = sent.find(({ id }) => id === row.id)?.token ?? '';
    return { ...presentInvitation(row), path: pathOf(token), mailed: canMail && row.email !== null };
  });
  const mailed = made.filter((each) => each.mailed).map(({ id }) => ({ invitationId: id }));
  if (mailed.length > 0) await enqueueAll(tx, invitationJob, mailed);
  return made;
}
