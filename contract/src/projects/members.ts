import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody, messages } from '../kernel/errors.ts';
import { id, limits, searchText, storable } from '../kernel/fields.ts';
import { canManageProject, canReadProject, roleShape, roleNames } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';

export const memberUser = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});
export type MemberUser = z.output<typeof memberUser>;

export const membership = z.object({
  User: z.extend(memberUser, { time_zone: z.string(), username: z.string() }),
  role: roleShape,
  /** Their own, without that of any team; null for who is here only through teams. */
  ownRole: z.nullable(roleShape),
  /** Through which they are here, too. */
  teams: z.array(z.object({ id: z.int(), name: z.string(), role: roleShape })),
});
export type Membership = z.output<typeof membership>;

const roleName = z.enum(roleNames, 'El rol no es válido');

export const newMembership = z.object({
  memberId: id(messages.userNotFound),
  role: z.optional(roleName),
  /** Their address, which a `known` directory asks for when no project is shared with them. */
  email: z.optional(z.string('El email no es válido').check(z.trim(), ...storable('El email', limits.email))),
});
export const membershipChange = z.object({ role: roleName });

/** The most people that one search for new members answers. */
export const candidateLimit = 20;

export const memberEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/projects/:projectId/memberships',
    summary: 'Members of the project',
    allow: inProject(canReadProject),
    status: 200,
    response: z.array(membership),
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/projects/:projectId/memberships/users',
    summary: 'People outside the project whose email contains the search',
    allow: inProject(canManageProject),
    query: z.object({ search: searchText }),
    status: 200,
    response: z.array(memberUser),
  }),
  add: endpoint({
    method: 'POST',
    path: '/projects/:projectId/memberships',
    summary: 'Add a member',
    allow: inProject(canManageProject),
    body: newMembership,
    status: 201,
    response: membership,
    conflict: errorBody,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/memberships/:userId',
    summary: 'Change the role of a member',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    body: membershipChange,
    status: 200,
    response: membership,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/memberships/:userId',
    summary: 'Take a member out, or leave',
    allow: inProject(canReadProject),
    fixedInDemo: true,
    status: 204,
  }),
};
