import type { GrantedRoleName } from '@cuadrilla/contract/kernel/roles';
import type { ProjectTeam } from '@cuadrilla/contract/projects/project-teams';
import { projectTeamEndpoints } from '@cuadrilla/contract/projects/project-teams';
import type { TeamRoleName } from '@cuadrilla/contract/kernel/team-roles';
import { type Team, teamEndpoints, type TeamProject } from '@cuadrilla/contract/projects/teams';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messagesOf } from '../../lib/server/api.ts';
import { showOwn } from '../../writes/own-changes.ts';
import { readProjectAgain } from '../../lib/server/project-data.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { write } from '../../writes/write.ts';
import { teamKeys } from './team-keys.ts';
import { teamTexts } from './teams.texts.ts';

const refused = (error: unknown) =>
  tellRefusal(error, `${teamTexts.roleFailed} ${messagesOf(error).join(' ')}`);

function useReadTeams() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: teamKeys.all });
}

interface TeamFields {
  name: string;
  description?: string | undefined;
}

export const useCreateTeam = () =>
  useMutation({
    mutationFn: (body: TeamFields) => call(teamEndpoints.create, { body }),
    onSuccess: useReadTeams(),
  });

export function useChangeTeam({ id: teamId, name, description }: Team) {
  return useMutation({
    mutationFn: (body: TeamFields) =>
      call(teamEndpoints.change, { params: { teamId }, body: { ...body, seen: { name, description } } }),
    onSuccess: useReadTeams(),
  });
}

export function useRemoveTeam(teamId: number) {
  return useMutation({
    mutationFn: () => call(teamEndpoints.remove, { params: { teamId } }),
    onError: (error) => tellRefusal(error),
  });
}

/** Somebody else, or oneself. */
export function useRemovePerson(teamId: number) {
  return useMutation({
    mutationFn: (personId: number) => call(teamEndpoints.removePerson, { params: { teamId, personId } }),
    onError: (error) => tellRefusal(error),
  });
}

export function useChangePersonRole(teamId: number) {
  const client = useQueryClient();
  const refresh = useReadTeams();
  return (personId: number, role: TeamRoleName): void =>
    void write({
      about: [`team ${teamId}`],
      shown: [
        showOwn(client, teamKeys.one(teamId), (team: Team) => ({
          ...team,
          People: team.People.map((person) =>
            person.User.id === personId ? { ...person, role: { name: role } } : person,
          ),
        })),
      ],
      ask: () => call(teamEndpoints.changePerson, { params: { teamId, personId }, body: { role } }),
      refused,
      refresh,
    });
}

/** Of the project too: with the team its people come and go. */
function useReadBoth(projectId: number) {
  const client = useQueryClient();
  const readTeams = useReadTeams();
  return () => Promise.all([readTeams(), readProjectAgain(client, projectId)]);
}

export function useAddTeam() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ projectId, ...body }: { projectId: number; teamId: number; role: GrantedRoleName }) =>
      call(projectTeamEndpoints.add, { params: { projectId }, body }),
    onSuccess: (_, { projectId }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: teamKeys.all }),
        readProjectAgain(client, projectId),
      ]),
  });
}

export function useChangeGrantedRole(projectId: number, teamId: number) {
  const client = useQueryClient();
  const refresh = useReadBoth(projectId);
  return (role: GrantedRoleName): void =>
    void write({
      about: [`team ${teamId} in ${projectId}`],
      shown: [
        showOwn(client, teamKeys.one(teamId), (team: Team) => ({
          ...team,
          Projects: withRole(team.Projects, projectId, role),
        })),
        showOwn(client, teamKeys.ofProject(projectId), (teams: ProjectTeam[]) =>
          withRole(teams, teamId, role),
        ),
      ],
      ask: () => call(projectTeamEndpoints.change, { params: { projectId, teamId }, body: { role } }),
      refused,
      refresh,
    });
}

const withRole = <Row extends TeamProject | ProjectTeam>(
  rows: Row[],
  id: number,
  role: GrantedRoleName,
): Row[] => rows.map((row) => (row.id === id ? { ...row, role: { name: role } } : row));

export function useRemoveFromProject(projectId: number, teamId: number) {
  return useMutation({
    mutationFn: () => call(projectTeamEndpoints.remove, { params: { projectId, teamId } }),
    onError: (error) => tellRefusal(error),
    onSuccess: useReadBoth(projectId),
  });
}
