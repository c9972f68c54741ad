import {
  invitationEndpoints,
  projectInvitationEndpoints,
  teamInvitationEndpoints,
} from '@cuadrilla/contract/projects/invitations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

/** What somebody is invited to. */
export type Target = { teamId: number } | { projectId: number };

export const invitationKeys = {
  /** Among the team's data, or the members of the project: with those they are read again. */
  list: (target: Target) =>
    'teamId' in target
      ? (['teams', 'one', target.teamId, 'invitations'] as const)
      : (['members', target.projectId, 'invitations'] as const),
};

export const invitationQueries = {
  list: (target: Target) =>
    queryOptions({
      queryKey: invitationKeys.list(target),
      queryFn: ({ signal }) =>
        'teamId' in target
          ? call(teamInvitationEndpoints.list, { params: target, signal })
          : call(projectInvitationEndpoints.list, { params: target, signal }),
    }),
  byLink: (token: string) =>
    queryOptions({
      queryKey: ['invitation', token],
      queryFn: ({ signal }) => call(invitationEndpoints.look, { query: { token }, signal }),
    }),
};
