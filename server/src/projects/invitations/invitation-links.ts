import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { invitations, projects, teams, users } from '../../platform/database/schema/schema.ts';
import { jobKind } from '../../platform/queue/jobs.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import type { Mail } from '../../outside/mail/letter.ts';
import { invitationLetter } from './invitations.texts.ts';
import { invitedByName, isPending } from './invitations.queries.ts';

/** The link is made when it is sent, and written down nowhere. */
export const invitationJob = jobKind<{ invitationId: number }>('invitation');

/** The mail with the link, while there is something to accept. Its token is made now, and only its hash is ever kept. */
export function invitationWriter(db: Db, clock: () => Date) {
  return async ({ invitationId }: { invitationId: number }): Promise<Mail | undefined> => {
    const [found] = await db
      .select({
        email: invitations.email,
        teamId: invitations.teamId,
        name: sql<string>`coalesce(${teams.name}, ${projects.name})`,
        invitedBy: invitedByName,
      })
      .from(invitations)
      .innerJoin(users, and(eq(users.id, invitations.invitedBy), isNull(users.disabledAt)))
      .leftJoin(teams, eq(teams.id, invitations.teamId))
      .leftJoin(projects, eq(projects.id, invitations.projectId))
      .where(and(eq(invitations.id, invitationId), isPending, gt(invitations.expiresAt, clock())));
    if (!found || found.email === null) return undefined;
    const { email, teamId, name, invitedBy } = found;
    const token = newToken();
    await db
      .update(invitations)
      .set({ mailTokenHash: hashToken(token) })
      .where(eq(invitations.id, invitationId));
    const kind = teamId === null ? 'project' : 'team';
    return {
      to: { name: '', address: email },
      letter: invitationLetter({ invitedBy, kind, name, token }),
    };
  };
}
