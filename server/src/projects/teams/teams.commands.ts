import { messages } from '@cuadrilla/contract/kernel/errors';
import type { TeamRoleName } from '@cuadrilla/contract/kernel/team-roles';
import type { TeamChange as Wish } from '@cuadrilla/contract/projects/teams';
import { and, eq } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import { teamMembers, teams } from '../../platform/database/schema/schema.ts';
import { changedFields, isUnchanged } from '../../platform/log/changed-fields.ts';
import { tellPerson } from '../../platform/log/person.ts';
import { refuseUnseen } from '../../platform/log/seen.ts';
import { holdProjectsOfTeam, type TeamChange } from '../../platform/log/team.ts';
import { settleRights } from '../members/rights.commands.ts';
import { countAdministrators, findTeamRole, listPeopleIds } from './teams.queries.ts';

/** Whoever makes it administers it. */
export const createTeam = (
  db: DbOrTx,
  { name, description = '' }: { name: string; description?: string | undefined },
  userId: number,
  now: Date,
): Promise<number> =>
  db.transaction(async (tx) => {
    const [team] = await tx
      .insert(teams)
      .values({ name, description, createdAt: now })
      .returning({ id: teams.id });
    if (!team) throw new Error('the insert of a team returned no row');
    await tx.insert(teamMembers).values({ teamId: team.id, userId, role: 'Administrador', createdAt: now });
    await tellPerson(tx, userId, { type: 'team.joined', payload: { teamId: team.id } }, now);
    return team.id;
  });

export async function changeTeamSettings(change: TeamChange, { seen, ...wanted }: Wish): Promise<void> {
  const { tx, team } = change;
  const { id, ...fields } = team;
  refuseUnseen(seen, fields, wanted);
  if (isUnchanged(changedFields(fields, wanted))) return;
  const { name = team.name, description = team.description } = wanted;
  await tx.update(teams).set({ name, description }).where(eq(teams.id, id));
  await tellTeam(change);
}

/** What its people could do only through it ends. */
export async function deleteTeam(change: TeamChange): Promise<void> {
  const { tx, team, append, tell } = change;
  const userIds = await listPeopleIds(tx, team.id);
  const projectIds = await holdProjectsOfTeam(tx, team.id);
  await tx.delete(teams).where(eq(teams.id, team.id));
  const payload = { teamId: team.id, name: team.name };
  projectIds.forEach((projectId) => append({ projectId, event: { type: 'team.removed', payload } }));
  const left = await settleRights(change, { projectIds, userIds, team: team.name });
  left.forEach(append);
  userIds.forEach((userId) => tell({ userId, type: 'team.left', payload: { teamId: team.id } }));
}

/** Somebody comes in, and so into the team's projects. */
export async function addPerson(change: TeamChange, userId: number, role: TeamRoleName): Promise<void> {
  const { tx, team, now, tell } = change;
  const added = await tx
    .insert(teamMembers)
    .values({ teamId: team.id, userId, role, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: teamMembers.userId });
  if (added.length === 0) throw conflict(messages.alreadyInTeam);
  await settlePerson(change, userId);
  tell({ userId, type: 'team.joined', payload: { teamId: team.id } });
  await tellTeam(change);
}

export async function changePersonRole(
  change: TeamChange,
  userId: number,
  role: TeamRoleName,
): Promise<void> {
  const { tx, team } = change;
  const current = await findTeamRole(tx, team.id, userId);
  if (!current) throw notFound(messages.personNotInTeam);
  if (current === role) return;
  await refuseLosingLastAdministrator(change, current);
  await tx.update(teamMembers).set({ role }).where(thisPerson(team.id, userId));
  await tellTeam(change);
}

export async function removePerson(change: TeamChange, userId: number): Promise<void> {
  const { tx, team, tell } = change;
  const current = await findTeamRole(tx, team.id, userId);
  if (!current) throw notFound(messages.personNotInTeam);
  await refuseLosingLastAdministrator(change, current);
  await tx.delete(teamMembers).where(thisPerson(team.id, userId));
  await settlePerson(change, userId);
  tell({ userId, type: 'team.left', payload: { teamId: team.id } });
  await tellTeam(change);
}

const thisPerson = (teamId: number, userId: number) =>
  and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId));

/** Called when somebody stops being what they are. */
async function refuseLosingLastAdministrator({ tx, team }: TeamChange, current: TeamRoleName): Promise<void> {
  if (current === 'Administrador' && (await countAdministrators(tx, team.id)) === 1)
    throw conflict(messages.lastTeamAdministrator);
}

/** The team's projects see them come or go. */
async function settlePerson(change: TeamChange, userId: number): Promise<void> {
  const { tx, team, append } = change;
  const projectIds = await holdProjectsOfTeam(tx, team.id);
  const settled = await settleRights(change, { projectIds, userIds: [userId], team: team.name });
  settled.forEach(append);
}

/** All of its people follow it. */
export async function tellTeam({ tx, team, tell }: TeamChange): Promise<void> {
  const people = await listPeopleIds(tx, team.id);
  people.forEach((userId) => tell({ userId, type: 'team.changed', payload: { teamId: team.id } }));
}
