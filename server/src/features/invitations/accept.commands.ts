import { messages } from '@cuadrilla/contract/errors';
import { canGiveRole, type RoleName } from '@cuadrilla/contract/roles';
import { canManageTeam, type TeamRoleName } from '@cuadrilla/contract/team-roles';
import { and, eq, gt } from 'drizzle-orm';
import { AppError, conflict, notFound } from '../../app-error.ts';
import type { Db, Tx } from '../../database/database.ts';
import { invitations } from '../../database/schema/schema.ts';
import { hashToken } from '../../http/session.ts';
import type { SessionUser } from '../../http/session.queries.ts';
import { changeProject } from '../../log/change.ts';
import { changeTeam } from '../../log/team.ts';
import type { Grown } from '../../log/wake.ts';
import { admitMember } from '../members/members.commands.ts';
import { addPerson } from '../teams/teams.commands.ts';
import { refuseDemo } from './invitations.commands.ts';
import { findByToken, isPending } from './invitations.queries.ts';

interface Accepted {
  teamId: number | null;
  projectId: number | null;
  grown: Grown;
}

/** Done as whoever invited, with the right that they have by now: without it the invitation is worth nothing. */
export async function accept(db: Db, user: SessionUser, token: string, now: Date): Promise<Accepted> {
  refuseDemo(user);
  const invitation = await findByToken(db, token);
  if (!invitation) throw notFound(messages.invitationNotFound);
  const { teamId, projectId, role, invitedBy } = invitation;
  const by = { userId: invitedBy.id, now };
  try {
    if (teamId !== null) {
      const { grown } = await changeTeam(db, { teamId, ...by, allow: canManageTeam }, async (team) => {
        await useUp(team.tx, token, now);
        await addPerson(team, user.id, role as TeamRoleName);
      });
      return { teamId, projectId, grown };
    }
    const allow: Parameters<typeof changeProject>[1]['allow'] = (member) =>
      canGiveRole(member, role as RoleName);
    await changeProject(db, { projectId: projectId ?? 0, ...by, allow }, async (project) => {
      await useUp(project.tx, token, now);
      await admitMember(project, user.id, role as RoleName);
    });
  } catch (error) {
    throw isRightGone(error) ? conflict(messages.invitationOver) : error;
  }
  return {
    teamId,
    projectId,
    grown: { projects: new Set([projectId ?? 0]), people: new Set([user.id]) },
  };
}

const isRightGone = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'forbidden');

/** Once: of two who come at the same time the second finds it used. */
async function useUp(tx: Tx, token: string, now: Date): Promise<void> {
  const used = await tx
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.tokenHash, hashToken(token)), isPending, gt(invitations.expiresAt, now)))
    .returning({ id: invitations.id });
  if (used.length === 0) throw conflict(messages.invitationOver);
}
