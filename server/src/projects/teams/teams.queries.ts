import type { TeamRoleName } from '@cuadrilla/contract/kernel/team-roles';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { projects, projectTeams, teamMembers, teams, users } from '../../platform/database/schema/schema.ts';

export interface TeamRow {
  id: number;
  name: string;
  description: string;
  createdAt: Date;
  role: TeamRoleName;
}

const byName = [sql`${teams.name} collate spanish`, teams.id];

/** Those of one person; with an id, only that one. */
export const listTeams = (db: DbOrTx, userId: number, teamId?: number): Promise<TeamRow[]> =>
  db
    .select({
      id: teams.id,
      name: teams.name,
      description: teams.description,
      createdAt: teams.createdAt,
      role: teamMembers.role,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(
      and(eq(teamMembers.userId, userId), teamId === undefined ? undefined : eq(teamMembers.teamId, teamId)),
    )
    .orderBy(...byName);

export const listTeamPeople = (db: DbOrTx, teamIds: number[]) =>
  db
    .select({
      teamId: teamMembers.teamId,
      role: teamMembers.role,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      jobTitle: users.jobTitle,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(inArray(teamMembers.teamId, teamIds))
    .orderBy(sql`${users.firstName} collate spanish`, sql`${users.lastName} collate spanish`, users.id);

/** Whoever is in a team is in its projects: none of them is hidden from the reader. */
export const listTeamProjects = (db: DbOrTx, teamIds: number[]) =>
  db
    .select({
      teamId: projectTeams.teamId,
      role: projectTeams.role,
      id: projects.id,
      name: projects.name,
    })
    .from(projectTeams)
    .innerJoin(projects, eq(projects.id, projectTeams.projectId))
    .where(and(inArray(projectTeams.teamId, teamIds), isNull(projects.deletedAt)))
    .orderBy(sql`${projects.name} collate spanish`, projects.id);

export async function listPeopleIds(db: DbOrTx, teamId: number): Promise<number[]> {
  const rows = await db
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId));
  return rows.map(({ id }) => id);
}

export async function countAdministrators(db: DbOrTx, teamId: number): Promise<number> {
  const rows = await db
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, 'Administrador')));
  return rows.length;
}

export async function findTeamRole(
  db: DbOrTx,
  teamId: number,
  userId: number,
): Promise<TeamRoleName | undefined> {
  const [row] = await db
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
  return row?.role;
}

/** The teams of a project, or one of them. */
export const listProjectTeams = (db: DbOrTx, projectId: number, teamId?: number) =>
  db
    .select({
      id: teams.id,
      name: teams.name,
      role: projectTeams.role,
      people: sql<number[]>`array(
        select ${teamMembers.userId} from ${teamMembers} where ${teamMembers.teamId} = ${teams.id}
        order by ${teamMembers.userId})`,
    })
    .from(projectTeams)
    .innerJoin(teams, eq(teams.id, projectTeams.teamId))
    .where(
      and(
        eq(projectTeams.projectId, projectId),
        teamId === undefined ? undefined : eq(projectTeams.teamId, teamId),
      ),
    )
    .orderBy(...byName);
