import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody, messages } from '../kernel/errors.ts';
import { id, instant, limits, requiredLine } from '../kernel/fields.ts';
import { ownPassword } from './proof.ts';
import { ofAccount } from '../kernel/scopes.ts';

/** What it may do of what its owner may. */
export const tokenAccesses = ['read', 'write'] as const;
export type TokenAccess = (typeof tokenAccesses)[number];

export const accessTokenMessages = {
  notFound: 'Token no encontrado',
  tooMany: 'No caben más tokens: revoca alguno',
} as const;

const mostProjects = 100;
export const longestDays = 366;
const daysWrong = `El vencimiento debe estar entre 1 y ${longestDays} días`;

/** By which a program uses the API as its owner. */
export const accessToken = z.object({
  id: z.int(),
  name: z.string(),
  access: z.enum(tokenAccesses),
  /** Null for all, those to come as well. */
  Projects: z.nullable(z.array(z.object({ id: z.int(), name: z.string() }))),
  /** Of all, those that whoever manages them has taken from it. */
  Excluded: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Its two ends: enough to tell it from others. */
  hint: z.string(),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  lastUsedAt: z.nullable(instant),
});
export type AccessToken = z.output<typeof accessToken>;

/** Only whoever makes it is told the token itself, and only then. */
const newAccessToken = z.extend(accessToken, { token: z.string() });
export type NewAccessToken = z.output<typeof newAccessToken>;

export const accessTokenForm = z.object({
  name: requiredLine('El nombre', limits.name, 'El nombre es obligatorio'),
  access: z.enum(tokenAccesses, 'El alcance debe ser de lectura o de escritura'),
  projectIds: z.nullable(
    z
      .array(id(messages.projectNotFound), 'Falta indicar los proyectos')
      .check(
        z.minLength(1, 'Falta elegir algún proyecto'),
        z.maxLength(mostProjects, `No pueden ser más de ${mostProjects} proyectos`),
      ),
  ),
  /** Null for good. */
  days: z.nullable(z.int(daysWrong).check(z.gte(1, daysWrong), z.lte(longestDays, daysWrong))),
});
export type AccessTokenForm = z.output<typeof accessTokenForm>;

export const accessTokenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/profile/tokens',
    summary: 'My access tokens, newest first',
    allow: ofAccount,
    status: 200,
    response: z.array(accessToken),
  }),
  create: endpoint({
    method: 'POST',
    path: '/profile/tokens',
    summary: 'Make an access token, which is told only now',
    allow: ofAccount,
    fixedInDemo: true,
    body: z.extend(accessTokenForm, { currentPassword: ownPassword }),
    status: 201,
    response: newAccessToken,
    conflict: errorBody,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/profile/tokens/:accessTokenId',
    summary: 'Revoke an access token, from now on',
    allow: ofAccount,
    status: 204,
  }),
};
