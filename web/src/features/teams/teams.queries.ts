import { projectTeamEndpoints } from '@cuadrilla/contract/projects/project-teams';
import { teamEndpoints } from '@cuadrilla/contract/projects/teams';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { teamKeys } from './team-keys.ts';

export const teamQueries = {
  list: () =>
    queryOptions({
      queryKey: teamKeys.list(),
      queryFn: ({ signal }) => call(teamEndpoints.list, { signal }),
    }),
  one: (teamId: number) =>
    queryOptions({
      queryKey: teamKeys.one(teamId),
      queryFn: ({ signal }) => call(teamEndpoints.read, { params: { teamId }, signal }),
    }),
  ofProject: (projectId: number) =>
    queryOptions({
      queryKey: teamKeys.ofProject(projectId),
      queryFn: ({ signal }) => call(projectTeamEndpoints.list, { params: { projectId }, signal }),
    }),
};
