import { messages } from '@cuadrilla/contract/kernel/errors';
import type { TeamMember, TeamPolicy, TeamSubject } from '@cuadrilla/contract/kernel/team-roles';
import type { Via } from '@cuadrilla/contract/log/via';
import { and, asc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../database/database.ts';
import { projects, projectTeams, teamMembers, teams } from '../database/schema/schema.ts';
import { forbidden, notFound } from '../app-error.ts';
import { appendToEach, type ProjectEvent } from './change.ts';
import { tellEach, type ToldPerson } from './person.ts';
import type { Grown } from './wake.ts';

/** A write under way in one team: what commands take instead of a bare transaction. */
export interface TeamChange {
  readonly tx: Tx;
  readonly team: { id: number; name: string; description: string };
  readonly member: TeamMember;
  readonly now: Date;
  /** Adds to the log of one of the team's projects, which is held; written when the work is done. */
  append: (event: ProjectEvent) => void;
  /** Adds to a person's own log; written after the projects', all at once. */
  tell: (told: ToldPerson) => void;
}

export interface TeamRequest {
  teamId: number;
  userId: number;
  now: Date;
  allow: TeamPolicy;
  subject?: TeamSubject;
  /** What does it for the person. */
  via?: Via | undefined;
}

/**
 * The one way to write in a team: lock its row and look again at what the caller is there. Teams are locked before
 * projects, and these before people. Answers whose logs have grown, too.
 */
export function changeTeam<T>(
  db: DbOrTx,
  { teamId, userId, now, allow, subject = {}, via }: TeamRequest,
  work: (change: TeamChange) => Promise<T>,
): Promise<{ result: T; grown: Grown }> {
  const appended: ProjectEvent[] = [];
  const told: ToldPerson[] = [];
  return db.transaction(async (tx) => {
    const team = await holdTeam(tx, teamId);
    const [seat] = await tx
      .select({ role: teamMembers.role })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
    if (!team || !seat) throw notFound(messages.teamNotFound);
    const member: TeamMember = { userId, role: seat.role };
    if (!allow(member, subject)) throw forbidden();
    const result = await work({
      tx,
      team,
      member,
      now,
      append: (event) => appended.push(event),
      tell: (event) => told.push(event),
    });
    await appendToEach(tx, appended, { actorId: userId, now, via });
    await tellEach(tx, told, now);
    return {
      result,
      grown: {
        projects: new Set(appended.map(({ projectId }) => projectId)),
        people: new Set(told.map((event) => event.userId)),
      },
    };
  });
}

/** From here to the commit nobody comes into the team or leaves it, and it comes into no project. */
export async function holdTeam(tx: Tx, teamId: number) {
  const [team] = await tx
    .select({ id: teams.id, name: teams.name, description: teams.description })
    .from(teams)
    .where(eq(teams.id, teamId))
    .for('no key update');
  return team;
}

/** Its projects, those in the trash too: they may come back. In the order of their ids, so that no two wait crosswise. */
export async function holdProjectsOfTeam(tx: Tx, teamId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(projectTeams, and(eq(projectTeams.projectId, projects.id), eq(projectTeams.teamId, teamId)))
    .orderBy(asc(projects.id))
    .for('no key update', { of: projects });
  return rows.map(({ id }) => id);
}
