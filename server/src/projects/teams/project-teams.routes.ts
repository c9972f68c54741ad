import { messages } from '@cuadrilla/contract/kernel/errors';
import { fold } from '@cuadrilla/contract/kernel/fold';
import {
  mentionableLimit,
  type ProjectTeam,
  projectTeamEndpoints,
} from '@cuadrilla/contract/projects/project-teams';
import { teamHandle } from '@cuadrilla/contract/projects/team-handle';
import { invalid, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { holdTeam } from '../../platform/log/team.ts';
import { listMentionablePeople } from './mentionables.queries.ts';
import { addTeam, changeTeamRole, removeTeam } from './project-teams.commands.ts';
import { presentProjectTeam } from './project-teams.present.ts';
import { listPeopleIds, listProjectTeams } from './teams.queries.ts';

export function projectTeamRoutes(serve: Serve, { db }: Context): void {
  serve(projectTeamEndpoints.list, async ({ params: { projectId } }) =>
    (await listProjectTeams(db, projectId)).map(presentProjectTeam),
  );

  serve(projectTeamEndpoints.add, ({ params: { projectId }, body: { teamId, role }, user, change }) =>
    change(
      async (project) => {
        await addTeam(project, await holdTeamOf(project.tx, teamId, user.id), role);
        return readTeam(project.tx, projectId, teamId);
      },
      // Whoever changes a team goes on to its projects.
      (tx) => holdTeam(tx, teamId),
    ),
  );

  serve(projectTeamEndpoints.change, ({ params: { projectId, teamId }, body: { role }, change }) =>
    change(async (project) => {
      await changeTeamRole(project, teamId, role);
      return readTeam(project.tx, projectId, teamId);
    }),
  );

  serve(projectTeamEndpoints.remove, ({ params: { teamId }, change }) =>
    change((project) => removeTeam(project, teamId)),
  );

  serve(projectTeamEndpoints.mentionables, async ({ params: { projectId }, query: { search } }) => {
    const teams = (await listProjectTeams(db, projectId))
      .map(({ id, name, people }) => ({ id, name, handle: teamHandle(name), people }))
      .filter(({ name, handle }) => [fold(name), handle].some((text) => text.startsWith(fold(search))));
    return {
      people: await listMentionablePeople(db, projectId, search),
      teams: teams.slice(0, mentionableLimit),
    };
  });
}

/** Only who is in a team may bring it somewhere; to others it is as if there were none. */
async function holdTeamOf(tx: Tx, teamId: number, userId: number) {
  const team = await holdTeam(tx, teamId);
  const people = await listPeopleIds(tx, teamId);
  if (!team || !people.includes(userId)) throw invalid(messages.teamUnknown);
  return { ...team, people };
}

async function readTeam(tx: Tx, projectId: number, teamId: number): Promise<ProjectTeam> {
  const [team] = await listProjectTeams(tx, projectId, teamId);
  if (!team) throw notFound(messages.teamNotInProject);
  return presentProjectTeam(team);
}
