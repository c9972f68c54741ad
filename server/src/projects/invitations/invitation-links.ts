import { parseId } from '@cuadrilla/contract/kernel/fields';
import { eq } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../platform/database/database.ts';
import { invitations } from '../../platform/database/schema/schema.ts';
import { hashToken } from '../../platform/http/session.ts';
import { signaturesOf } from '../../platform/http/signatures.ts';
import { jobKind } from '../../platform/queue/jobs.ts';
import type { Mail } from '../../outside/mail/letter.ts';
import { invitationLetter } from './invitations.texts.ts';
import { presentSeen } from './invitations.present.ts';
import { findInvitation, type LinkedInvitation } from './invitations.queries.ts';

/** The link is made when it is sent, and written down nowhere. */
export const invitationJob = jobKind<{ invitationId: number }>('invitation');

const signed = ({ id, sentAt, expiresAt }: LinkedInvitation) => [id, sentAt.getTime(), expiresAt.getTime()];

/**
 * Of the link in a mail nothing is stored: its token is our signature under the invitation as it was sent, so that every
 * copy is as good as the first, and none once it is sent anew.
 */
function mailTokens(db: DbOrTx) {
  const { sign, isSigned } = signaturesOf(db, 'invitation');
  return {
    tokenFor: async (invitation: LinkedInvitation): Promise<string> =>
      `${invitation.id}.${await sign(signed(invitation))}`,
    async find(token: string): Promise<LinkedInvitation | undefined> {
      const [, name = '', signature = ''] = /^(\d+)\.([\w-]{43})$/.exec(token) ?? [];
      const id = parseId(name);
      const found = id === undefined ? undefined : await findInvitation(db, eq(invitations.id, id));
      return found && (await isSigned(signed(found), signature)) ? found : undefined;
    },
  };
}

/**
 * By the link of a mail, or by the one that whoever invited was shown, of which the hash is looked for: how much of one
 * is right cannot be measured by how long the search takes.
 */
export const findByToken = async (db: DbOrTx, token: string): Promise<LinkedInvitation | undefined> =>
  (await mailTokens(db).find(token)) ?? findInvitation(db, eq(invitations.tokenHash, hashToken(token)));

/** The mail with the link, while there is something to accept. */
export function invitationWriter(db: Db, clock: () => Date) {
  const tokens = mailTokens(db);
  return async ({ invitationId }: { invitationId: number }): Promise<Mail | undefined> => {
    const found = await findInvitation(db, eq(invitations.id, invitationId));
    if (!found || found.email === null) return undefined;
    const { invitation } = presentSeen(found, clock());
    if (!invitation) return undefined;
    const { invitedBy, kind, name } = invitation;
    const token = await tokens.tokenFor(found);
    return {
      to: { name: '', address: found.email },
      letter: invitationLetter({ invitedBy, kind, name, token }),
    };
  };
}
