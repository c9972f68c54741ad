import * as z from 'zod/mini';
import { user } from './auth.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { instant, limits, requiredLine } from '../kernel/fields.ts';
import { anyone, ofAccount } from '../kernel/scopes.ts';
import { ownConfirmation } from './proof.ts';
import { credential, passkeyInvalid, webAuthn } from './web-authn.ts';

export const passkeyMessages = {
  notFound: 'Llave de acceso no encontrada',
  refused: 'La llave de acceso no sirve para entrar aquí',
  invalid: passkeyInvalid,
  tooMany: 'No caben más llaves de acceso: quita alguna',
} as const;

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type Passkey = z.output<typeof passkey>;

export const passkeyName = z.object({
  name: requiredLine('El nombre', limits.name, 'El nombre es obligatorio'),
});

export const passkeyEndpoints = {
  askSignIn: endpoint({
    method: 'POST',
    path: '/auth/passkey/options',
    summary: 'What a browser is asked to sign in with a passkey',
    allow: anyone,
    status: 200,
    response: webAuthn,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/auth/passkey',
    summary: 'Open a session with a passkey',
    allow: anyone,
    body: z.object({ credential }),
    status: 200,
    response: user,
  }),
  list: endpoint({
    method: 'GET',
    path: '/profile/passkeys',
    summary: 'My passkeys, oldest first',
    allow: ofAccount,
    beforeTwoSteps: true,
    status: 200,
    response: z.array(passkey),
  }),
  askNew: endpoint({
    method: 'POST',
    path: '/profile/passkeys/options',
    summary: 'What a browser is asked to make a passkey',
    allow: ofAccount,
    fixedInDemo: true,
    beforeTwoSteps: true,
    body: ownConfirmation,
    status: 200,
    response: webAuthn,
    conflict: errorBody,
  }),
  add: endpoint({
    method: 'POST',
    path: '/profile/passkeys',
    summary: 'Keep the passkey that a browser made',
    allow: ofAccount,
    fixedInDemo: true,
    beforeTwoSteps: true,
    body: z.extend(passkeyName, { credential }),
    status: 201,
    response: passkey,
    conflict: errorBody,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/profile/passkeys/:passkeyId',
    summary: 'Rename a passkey',
    allow: ofAccount,
    body: passkeyName,
    status: 200,
    response: passkey,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/profile/passkeys/:passkeyId',
    summary: 'Remove a passkey',
    allow: ofAccount,
    body: ownConfirmation,
    status: 204,
  }),
};
