import { type DeletionChoice, deletionMessages } from '@cuadrilla/contract/account/account-deletion';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { conflict, invalid } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { memberships, teamMembers } from '../../platform/database/schema/schema.ts';
import { type Change, changeProject } from '../../platform/log/change.ts';
import { changeTeam, type TeamChange } from '../../platform/log/team.ts';
import type { Grown } from '../../platform/log/wake.ts';
import { holdAdministrators } from '../../account/auth/administrators.ts';
import { changeMemberRole } from '../../projects/members/members.commands.ts';
import { settleRights } from '../../projects/members/rights.commands.ts';
import { deleteProject } from '../../projects/projects/projects.commands.ts';
import { changePersonRole, deleteTeam, removePerson } from '../../projects/teams/teams.commands.ts';
import { listOwnedAlone } from './account-deletion.queries.ts';
import { forgetPerson, nameAsDeleted } from './forget-person.ts';

/**
 * Out of all teams and projects, then all that was theirs alone. The row itself stays, without anything that says whose
 * it was: what they wrote belongs to the projects, and names it. `confirm` holds the person, who come after projects.
 * Answers whose logs have grown.
 */
export async function deleteAccount(
  tx: Tx,
  userId: number,
  choices: readonly DeletionChoice[],
  now: Date,
  confirm: () => Promise<void>,
): Promise<Grown> {
  const grown: Grown = { projects: new Set(), people: new Set([userId]) };
  const { teamIds, projectIds } = await holdAll(tx, userId);
  const chosen = await decide(tx, userId, choices);
  // Before the person themselves, as everybody does who changes an account.
  const inCharge = await holdAdministrators(tx);
  await confirm();
  await nameAsDeleted(tx, userId, now);
  for (const teamId of teamIds) {
    const who = { teamId, userId, now, allow: () => true };
    const left = await changeTeam(tx, who, (team) => leaveTeam(team, userId));
    left.grown.projects.forEach((id) => grown.projects.add(id));
    left.grown.people.forEach((id) => grown.people.add(id));
  }
  for (const projectId of projectIds) {
    const who = { projectId, userId, now, allow: () => true, trashed: true };
    if (!(await isStillMember(tx, projectId, userId))) continue;
    await changeProject(tx, who, (change) => leaveProject(change, chosen.get(projectId), grown));
    grown.projects.add(projectId);
  }
  await forgetPerson(tx, userId, now);
  if (inCharge.includes(userId) && inCharge.length === 1) throw conflict(deletionMessages.lastAdministrator);
  return grown;
}

/** All that will be written in, in the order that everybody keeps: teams, then projects, each by their ids. */
async function holdAll(tx: Tx, userId: number) {
  const { rows: teams } = await tx.execute<{ id: number }>(sql`
    select id from teams where id in (select team_id from team_members where user_id = ${userId})
    order by id for no key update`);
  const { rows: projects } = await tx.execute<{ id: number }>(sql`
    select id from projects where id in (
      select project_id from memberships where user_id = ${userId}
      union select granted.project_id from project_teams granted
        join team_members mine on mine.team_id = granted.team_id where mine.user_id = ${userId})
    order by id for no key update`);
  return { teamIds: teams.map(({ id }) => id), projectIds: projects.map(({ id }) => id) };
}

/** Every project that nobody else owns has a choice that can be done: an heir, or null for the trash. */
async function decide(tx: Tx, userId: number, choices: readonly DeletionChoice[]) {
  const wanted = new Map(choices.map(({ projectId, heirId }) => [projectId, heirId]));
  const alone = await listOwnedAlone(tx, userId);
  const problems = alone.flatMap(({ id, name, members }) => {
    const heirId = wanted.get(id);
    if (heirId === undefined) return [deletionMessages.choiceMissing(name)];
    return heirId === null || members.some((each) => each.id === heirId)
      ? []
      : [deletionMessages.heirUnknown(name)];
  });
  if (problems.length > 0) throw invalid(problems);
  return new Map(alone.map(({ id }) => [id, wanted.get(id) ?? null]));
}

async function isStillMember(tx: Tx, projectId: number, userId: number): Promise<boolean> {
  const here = and(eq(memberships.projectId, projectId), eq(memberships.userId, userId));
  return (await tx.$count(memberships, here)) > 0;
}

async function leaveProject(change: Change, heirId: number | null | undefined, grown: Grown): Promise<void> {
  const { projectId, member } = change;
  if (heirId === null) await deleteProject(change);
  if (heirId) {
    await changeMemberRole(change, heirId, 'Propietario');
    grown.people.add(heirId);
  }
  const settling = { projectIds: [projectId], userIds: [member.userId], ownRole: null };
  (await settleRights(change, settling)).forEach(({ event }) => change.append(event));
}

/** A team goes on with whoever has been in it longest, where nobody else administers it; one without people ends. */
async function leaveTeam(change: TeamChange, userId: number): Promise<void> {
  const { tx, team } = change;
  const others = await tx
    .select({ userId: teamMembers.userId, role: teamMembers.role })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, team.id), ne(teamMembers.userId, userId)))
    .orderBy(asc(teamMembers.createdAt), asc(teamMembers.userId));
  const [eldest] = others;
  if (!eldest) return deleteTeam(change);
  if (others.every(({ role }) => role !== 'Administrador'))
    await changePersonRole(change, eldest.userId, 'Administrador');
  return removePerson(change, userId);
}
