import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody, messages } from '../kernel/errors.ts';
import { id, searchText } from '../kernel/fields.ts';
import { canManageProject, canReadProject, grantedRoleNames } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';

/** A team as a member of a project. */
export const projectTeam = z.object({
  id: z.int(),
  name: z.string(),
  role: z.object({ name: z.enum(grantedRoleNames) }),
  peopleCount: z.int(),
});
export type ProjectTeam = z.output<typeof projectTeam>;

export const grantedRole = z.enum(grantedRoleNames, 'El rol no es válido');

/** Whom an @ can name in a project. */
const mentionables = z.object({
  people: z.array(z.object({ id: z.int(), name: z.string(), username: z.string() })),
  teams: z.array(z.object({ id: z.int(), name: z.string(), handle: z.string(), people: z.array(z.int()) })),
});
export type Mentionables = z.output<typeof mentionables>;

/** The most of each kind that one search for whom to mention answers. */
export const mentionableLimit = 20;

export const projectTeamEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/projects/:projectId/teams',
    summary: 'Teams of the project',
    allow: inProject(canReadProject),
    status: 200,
    response: z.array(projectTeam),
  }),
  add: endpoint({
    method: 'POST',
    path: '/projects/:projectId/teams',
    summary: 'Add one of my teams: its people have its role while they are in it',
    allow: inProject(canManageProject),
    body: z.object({ teamId: id(messages.teamUnknown), role: z._default(grantedRole, 'Editor') }),
    status: 201,
    response: projectTeam,
    conflict: errorBody,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/teams/:teamId',
    summary: 'Change what a team is in the project',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    body: z.object({ role: grantedRole }),
    status: 200,
    response: projectTeam,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/teams/:teamId',
    summary: 'Take a team out of the project',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    status: 204,
  }),
  mentionables: endpoint({
    method: 'GET',
    path: '/projects/:projectId/mentionables',
    summary: 'People and teams of the project whom an @ can name',
    allow: inProject(canReadProject),
    query: z.object({ search: searchText }),
    status: 200,
    response: mentionables,
  }),
};
