import * as z from 'zod/mini';
import { email, invitationToken } from '../account/auth.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { instant, namedPerson, storable } from '../kernel/fields.ts';
import { grantedRole } from './project-teams.ts';
import { canManageProject } from '../kernel/roles.ts';
import { inProject, inTeam, ofOneself, anyone } from '../kernel/scopes.ts';
import { canManageTeam } from '../kernel/team-roles.ts';
import { teamRole } from './teams.ts';

export const invitationDays = 7;
/** Addresses that can be invited at once, and invitations that can wait for an answer, of one team or project. */
export const mostInvited = 20;
export const mostPending = 100;

const role = z.object({ name: z.string() });

export const invitation = z.object({
  id: z.int(),
  /** Null for a link that is for whoever gets it. */
  email: z.nullable(z.string()),
  role,
  sentAt: instant,
  expiresAt: instant,
  invitedBy: namedPerson,
});
export type Invitation = z.output<typeof invitation>;

/** Only whoever makes it is told its link, and only then. `mailed`, where mail goes out. */
export const newInvitation = z.extend(invitation, { path: z.string(), mailed: z.boolean() });
export type NewInvitation = z.output<typeof newInvitation>;

/** Without addresses: one link, for whoever gets it. */
const emails = z.optional(
  z
    .array(email, 'Los correos no son válidos')
    .check(
      z.minLength(1, 'Falta al menos un correo'),
      z.maxLength(mostInvited, `Se puede invitar a ${mostInvited} personas a la vez`),
    ),
);

export const teamInvitationWish = z.object({ emails, role: z._default(teamRole, 'Miembro') });
export const projectInvitationWish = z.object({ emails, role: z._default(grantedRole, 'Editor') });

export const teamInvitationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/teams/:teamId/invitations',
    summary: 'Invitations to the team that nobody has taken up, the oldest first',
    allow: inTeam(canManageTeam),
    status: 200,
    response: z.array(invitation),
  }),
  make: endpoint({
    method: 'POST',
    path: '/teams/:teamId/invitations',
    summary: `Invite to the team: each link works once, for ${invitationDays} days`,
    allow: inTeam(canManageTeam),
    fixedInDemo: true,
    body: teamInvitationWish,
    status: 201,
    response: z.array(newInvitation),
    conflict: errorBody,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/teams/:teamId/invitations/:invitationId/renew',
    summary: 'Send an invitation to the team again, with a new link; the old one ends',
    allow: inTeam(canManageTeam),
    fixedInDemo: true,
    status: 200,
    response: newInvitation,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/teams/:teamId/invitations/:invitationId',
    summary: 'Take back an invitation to the team',
    allow: inTeam(canManageTeam),
    status: 204,
  }),
};

export const projectInvitationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/projects/:projectId/invitations',
    summary: 'Invitations to the project that nobody has taken up, the oldest first',
    allow: inProject(canManageProject),
    status: 200,
    response: z.array(invitation),
  }),
  make: endpoint({
    method: 'POST',
    path: '/projects/:projectId/invitations',
    summary: `Invite to the project: each link works once, for ${invitationDays} days`,
    allow: inProject(canManageProject),
    fixedInDemo: true,
    body: projectInvitationWish,
    status: 201,
    response: z.array(newInvitation),
    conflict: errorBody,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/projects/:projectId/invitations/:invitationId/renew',
    summary: 'Send an invitation to the project again, with a new link; the old one ends',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    status: 200,
    response: newInvitation,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/invitations/:invitationId',
    summary: 'Take back an invitation to the project',
    allow: inProject(canManageProject),
    status: 204,
  }),
};

export const invitationStates = ['open', 'used', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** What whoever holds the link is told; of what is over, only that. */
export const invitationSeen = z.object({
  state: z.enum(invitationStates),
  invitation: z.nullable(
    z.object({
      kind: z.enum(['team', 'project']),
      name: z.string(),
      role,
      email: z.nullable(z.string()),
      invitedBy: z.string(),
      expiresAt: instant,
    }),
  ),
});
export type InvitationSeen = z.output<typeof invitationSeen>;

/** The token is in the query and in the body, never in a path: paths are logged. */
export const invitationEndpoints = {
  look: endpoint({
    method: 'GET',
    path: '/invitation',
    summary: 'What an invitation is to, for whoever has its link',
    allow: anyone,
    query: z.object({ token: z._default(z.string().check(...storable('La invitación', 100)), '') }),
    status: 200,
    response: invitationSeen,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/invitation',
    summary: 'Take up an invitation',
    allow: ofOneself,
    fixedInDemo: true,
    body: z.object({ token: invitationToken }),
    status: 200,
    response: z.object({ teamId: z.nullable(z.int()), projectId: z.nullable(z.int()) }),
    conflict: errorBody,
  }),
};
