import { messages } from '@cuadrilla/contract/kernel/errors';
import type { GrantedRoleName } from '@cuadrilla/contract/kernel/roles';
import { and, eq } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/app-error.ts';
import { projectTeams } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { settleRights } from '../members/rights.commands.ts';
import { listProjectTeams } from './teams.queries.ts';

interface Team {
  id: number;
  name: string;
  people: number[];
}

/** The team is held as well as the project: nobody comes into it meanwhile and misses this. */
export async function addTeam(change: Change, team: Team, role: GrantedRoleName): Promise<void> {
  const { tx, projectId, now, append } = change;
  const added = await tx
    .insert(projectTeams)
    .values({ projectId, teamId: team.id, role, createdAt: now })
    .onConflictDoNothing()
    .returning({ teamId: projectTeams.teamId });
  if (added.length === 0) throw conflict(messages.teamAlreadyInProject);
  append({ type: 'team.added', payload: { teamId: team.id, name: team.name, role } });
  await settleTeam(change, team);
}

export async function changeTeamRole(change: Change, teamId: number, role: GrantedRoleName): Promise<void> {
  const { tx, projectId, append } = change;
  const team = await getTeam(change, teamId);
  if (team.role === role) return;
  await tx.update(projectTeams).set({ role }).where(thisTeam(projectId, teamId));
  append({ type: 'team.updated', payload: { teamId, name: team.name, before: team.role, after: role } });
  await settleTeam(change, team);
}

export async function removeTeam(change: Change, teamId: number): Promise<void> {
  const { tx, projectId, append } = change;
  const team = await getTeam(change, teamId);
  await tx.delete(projectTeams).where(thisTeam(projectId, teamId));
  append({ type: 'team.removed', payload: { teamId, name: team.name } });
  await settleTeam(change, team);
}

const thisTeam = (projectId: number, teamId: number) =>
  and(eq(projectTeams.projectId, projectId), eq(projectTeams.teamId, teamId));

async function getTeam({ tx, projectId }: Change, teamId: number) {
  const [team] = await listProjectTeams(tx, projectId, teamId);
  if (!team) throw notFound(messages.teamNotInProject);
  return team;
}

async function settleTeam(change: Change, { id, name, people }: Team): Promise<void> {
  const { projectId, append, tell } = change;
  const settled = await settleRights(change, { projectIds: [projectId], userIds: people, team: name });
  settled.forEach(({ event }) => append(event));
  people.forEach((userId) => tell({ userId, type: 'team.changed', payload: { teamId: id } }));
}
