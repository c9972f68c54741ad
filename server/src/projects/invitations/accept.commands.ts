import { messages } from '@cuadrilla/contract/kernel/errors';
import { canGiveRole, type RoleName } from '@cuadrilla/contract/kernel/roles';
import { canManageTeam, type TeamRoleName } from '@cuadrilla/contract/kernel/team-roles';
import { and, eq, gt } from 'drizzle-orm';
import { AppError, conflict, notFound } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { invitations } from '../../platform/database/schema/schema.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import { changeProject } from '../../platform/log/change.ts';
import { changeTeam } from '../../platform/log/team.ts';
import type { Grown } from '../../platform/log/wake.ts';
import { admitMember } from '../members/members.commands.ts';
import { addPerson } from '../teams/teams.commands.ts';
import { findByToken } from './invitation-links.ts';
import { isPending } from './invitations.queries.ts';

/** Done as whoever invited, with the right that they have by now: without it the invitation is worth nothing. */
export async function accept(db: Db, user: Caller, token: string, now: Date) {
  const invitation = await findByToken(db, token);
  if (!invitation) throw notFound(messages.invitationNotFound);
  const { teamId, projectId, tokenHash, role, invitedBy } = invitation;
  const by = { userId: invitedBy.id, now };
  const entering =
    teamId === null
      ? enterProject(db, { ...by, projectId: projectId ?? 0 }, { tokenHash, user, role: role as RoleName })
      : enterTeam(db, { ...by, teamId }, { tokenHash, user, role: role as TeamRoleName });
  const grown = await entering.catch((error: unknown) => {
    throw isRightGone(error) ? conflict(messages.invitationOver) : error;
  });
  return { teamId, projectId, grown };
}

interface Guest<Role> {
  /** Another one once the invitation was sent anew. */
  tokenHash: string;
  user: Caller;
  role: Role;
}

async function enterTeam(
  db: Db,
  by: { teamId: number; userId: number; now: Date },
  { tokenHash, user, role }: Guest<TeamRoleName>,
): Promise<Grown> {
  const { grown } = await changeTeam(db, { ...by, allow: canManageTeam }, async (team) => {
    await useUp(team.tx, tokenHash, by.now);
    await addPerson(team, user.id, role);
  });
  return grown;
}

async function enterProject(
  db: Db,
  by: { projectId: number; userId: number; now: Date },
  { tokenHash, user, role }: Guest<RoleName>,
): Promise<Grown> {
  await changeProject(db, { ...by, allow: (member) => canGiveRole(member, role) }, async (project) => {
    await useUp(project.tx, tokenHash, by.now);
    await admitMember(project, user.id, role);
  });
  return { projects: new Set([by.projectId]), people: new Set([user.id]) };
}

const isRightGone = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'forbidden');

/** Once: of two who come at the same time the second finds it used. */
async function useUp(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  const used = await tx
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.tokenHash, tokenHash), isPending, gt(invitations.expiresAt, now)))
    .returning({ id: invitations.id });
  if (used.length === 0) throw conflict(messages.invitationOver);
}
