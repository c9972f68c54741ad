import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { instant, limits, optionalText, requiredLine } from '../kernel/fields.ts';
import { memberUser } from './members.ts';
import { grantedRoleNames } from '../kernel/roles.ts';
import { inTeam, ofOneself } from '../kernel/scopes.ts';
import { seen, seenConflict } from '../kernel/seen.ts';
import { canManageTeam, canReadTeam, canRemoveFromTeam, teamRoleNames } from '../kernel/team-roles.ts';

export const teamRole = z.enum(teamRoleNames, 'El rol no es válido');
const teamRoleShape = z.object({ name: z.enum(teamRoleNames) });

/** Unfinished tasks of one person, in those projects that the reader may see. */
export const workload = z.object({
  open: z.int(),
  overdue: z.int(),
  /** Due from today until the end of the reader's week. */
  week: z.int(),
});
export type Workload = z.output<typeof workload>;

export const teamPerson = z.object({
  User: z.extend(memberUser, { job_title: z.string() }),
  role: teamRoleShape,
  work: workload,
});
export type TeamPerson = z.output<typeof teamPerson>;

export const teamProject = z.object({
  id: z.int(),
  name: z.string(),
  /** What the team is there. */
  role: z.object({ name: z.enum(grantedRoleNames) }),
  open: z.int(),
});
export type TeamProject = z.output<typeof teamProject>;

export const team = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  createdAt: instant,
  /** The reader's own. */
  role: teamRoleShape,
  People: z.array(teamPerson),
  Projects: z.array(teamProject),
});
export type Team = z.output<typeof team>;

export const newTeam = z.object({
  name: requiredLine('El nombre', limits.name, 'El nombre es obligatorio'),
  description: optionalText('La descripción', limits.description),
});

export const teamChange = z.extend(newTeam, { name: z.optional(newTeam.shape.name), seen });
export type TeamChange = z.output<typeof teamChange>;

export const teamEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/teams',
    summary: 'My teams by name, with their people, projects and open work',
    allow: ofOneself,
    status: 200,
    response: z.array(team),
  }),
  create: endpoint({
    method: 'POST',
    path: '/teams',
    summary: 'Create a team',
    allow: ofOneself,
    body: newTeam,
    status: 201,
    response: team,
  }),
  read: endpoint({
    method: 'GET',
    path: '/teams/:teamId',
    summary: 'One team with its people, projects and open work',
    allow: inTeam(canReadTeam),
    status: 200,
    response: team,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/teams/:teamId',
    summary: 'Change name or description',
    allow: inTeam(canManageTeam),
    body: teamChange,
    status: 200,
    response: team,
    conflict: seenConflict,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/teams/:teamId',
    summary: 'Delete a team, and what its people could do in projects only through it',
    allow: inTeam(canManageTeam),
    fixedInDemo: true,
    status: 204,
  }),
  changePerson: endpoint({
    method: 'PATCH',
    path: '/teams/:teamId/people/:personId',
    summary: 'Change the role of a person in the team',
    allow: inTeam(canManageTeam),
    fixedInDemo: true,
    body: z.object({ role: teamRole }),
    status: 200,
    response: team,
    conflict: errorBody,
  }),
  removePerson: endpoint({
    method: 'DELETE',
    path: '/teams/:teamId/people/:personId',
    summary: 'Take a person out of the team, or leave',
    allow: inTeam(canRemoveFromTeam),
    fixedInDemo: true,
    status: 204,
    conflict: errorBody,
  }),
};
