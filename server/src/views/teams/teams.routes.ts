import { messages } from '@cuadrilla/contract/kernel/errors';
import { type Team, teamEndpoints } from '@cuadrilla/contract/projects/teams';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import {
  changePersonRole,
  changeTeamSettings,
  createTeam,
  deleteTeam,
  removePerson,
} from '../../projects/teams/teams.commands.ts';
import { readTeams } from './teams.present.ts';

export function teamRoutes(serve: Serve, { db, wake }: Context): void {
  serve(teamEndpoints.list, ({ user, now }) => readTeams(db, { ...user, now }));

  serve(teamEndpoints.create, async ({ body, user, now }) => {
    const teamId = await createTeam(db, body, user.id, now);
    wake.person(user.id);
    return readTeam(db, user, now, teamId);
  });

  serve(teamEndpoints.read, ({ params: { teamId }, user, now }) => readTeam(db, user, now, teamId));

  serve(teamEndpoints.change, ({ params: { teamId }, body, user, now, change }) =>
    change(async (team) => {
      await changeTeamSettings(team, body);
      return readTeam(team.tx, user, now, teamId);
    }),
  );

  serve(teamEndpoints.remove, ({ change }) => change(deleteTeam));

  serve(teamEndpoints.changePerson, ({ params: { teamId, personId }, body, user, now, change }) =>
    change(async (team) => {
      await changePersonRole(team, personId, body.role);
      return readTeam(team.tx, user, now, teamId);
    }),
  );

  serve(teamEndpoints.removePerson, ({ params: { personId }, change }) =>
    change((team) => removePerson(team, personId)),
  );
}

async function readTeam(db: DbOrTx, user: Caller, now: Date, teamId: number): Promise<Team> {
  const [team] = await readTeams(db, { ...user, now }, teamId);
  if (!team) throw notFound(messages.teamNotFound);
  return team;
}
