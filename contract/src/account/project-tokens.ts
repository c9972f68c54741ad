import * as z from 'zod/mini';
import { accessToken } from './access-tokens.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { namedPerson } from '../kernel/fields.ts';
import { canManageProject } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';

export const mostProjectTokens = 200;

/** A member's token that reaches the project: what whoever manages it needs to know of it, and no more. */
const projectToken = z.extend(z.omit(accessToken, { Projects: true, Excluded: true }), {
  owner: namedPerson,
});
export type ProjectToken = z.output<typeof projectToken>;

export const projectTokenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/projects/:projectId/tokens',
    summary: `The tokens of members that reach the project, newest first, ${mostProjectTokens} at most`,
    allow: inProject(canManageProject),
    status: 200,
    response: z.array(projectToken),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/tokens/:accessTokenId',
    summary: 'Take the project from a token, which goes on elsewhere',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    status: 204,
  }),
};
