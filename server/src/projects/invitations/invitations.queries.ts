import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  invitations,
  memberships,
  projects,
  teamMembers,
  teams,
  users,
} from '../../platform/database/schema/schema.ts';

/** What somebody is invited to. */
export type Target = { teamId: number } | { projectId: number };

export const isTo = (target: Target) =>
  'teamId' in target ? eq(invitations.teamId, target.teamId) : eq(invitations.projectId, target.projectId);

/** Neither taken up nor taken back; its time may be over. */
export const isPending = and(isNull(invitations.usedAt), isNull(invitations.revokedAt));

const invitedByName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

export const listInvitations = (db: DbOrTx, target: Target, ids?: number[]) =>
  db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      invitedBy: { id: users.id, name: invitedByName },
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(isTo(target), isPending, ids && inArray(invitations.id, ids)))
    .orderBy(asc(invitations.id));

/** Of these addresses, those of people who are there already. */
export async function listAddressesIn(db: DbOrTx, target: Target, emails: string[]): Promise<string[]> {
  const select = db.select({ email: users.email }).from(users).$dynamic();
  const rows =
    'teamId' in target
      ? await select
          .innerJoin(teamMembers, eq(teamMembers.userId, users.id))
          .where(and(eq(teamMembers.teamId, target.teamId), inArray(users.email, emails)))
      : await select
          .innerJoin(memberships, eq(memberships.userId, users.id))
          .where(and(eq(memberships.projectId, target.projectId), inArray(users.email, emails)));
  return rows.map(({ email }) => email);
}

export async function countPending(db: DbOrTx, target: Target): Promise<number> {
  const rows = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(isTo(target), isPending));
  return rows.length;
}

export type LinkedInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Nobody comes in by whoever gets in nowhere. */
export async function findInvitation(db: DbOrTx, which: SQL) {
  const [row] = await db
    .select({
      id: invitations.id,
      tokenHash: invitations.tokenHash,
      sentAt: invitations.sentAt,
      teamId: invitations.teamId,
      projectId: invitations.projectId,
      role: invitations.role,
      email: invitations.email,
      expiresAt: invitations.expiresAt,
      usedAt: invitations.usedAt,
      revokedAt: invitations.revokedAt,
      invitedBy: { id: users.id, name: invitedByName },
      name: sql<string>`coalesce(${teams.name}, ${projects.name})`,
      isProjectDeleted: sql<boolean>`${projects.deletedAt} is not null`,
      inviterInTeam: teamMembers.role,
      inviterInProject: memberships.role,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(teams, eq(teams.id, invitations.teamId))
    .leftJoin(projects, eq(projects.id, invitations.projectId))
    .leftJoin(teamMembers, and(eq(teamMembers.teamId, teams.id), eq(teamMembers.userId, users.id)))
    .leftJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.userId, users.id)))
    .where(and(which, isNull(users.disabledAt)));
  return row;
}
