import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import { memberships, projectTeams, teamMembers } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

export const teamPath: PathParameters = {
  /** Where a path begins with it, it is the caller's own; below a project, one of that project's. */
  teamId: {
    notFound: messages.teamNotFound,
    find: () => sql`(
      select '{}'::json from ${projectTeams} where ${projectTeams.projectId} = ${memberships.projectId}
      and ${projectTeams.teamId} = ${sql.placeholder('teamId')})`,
  },
  personId: {
    notFound: messages.personNotInTeam,
    find: () => sql`(
      select json_build_object('personId', named.user_id) from ${teamMembers} named
      where named.team_id = ${teamMembers.teamId} and named.user_id = ${sql.placeholder('personId')})`,
  },
};
