import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { messages } from '../kernel/errors.ts';
import { credential, webAuthn } from './web-authn.ts';
import { ofAccount } from '../kernel/scopes.ts';

/** For how long a passkey, or coming from the organisation's provider, counts in place of the password. In minutes. */
export const proofMinutes = 10;

export const proofMessages = {
  refused: 'La llave de acceso no sirve para confirmar que eres tú',
} as const;

/** The present password, or nothing for who has just shown otherwise who they are. */
export const ownPassword = z.optional(z.string(messages.currentPasswordMissing));
export const ownConfirmation = z.object({ currentPassword: ownPassword });

const proof = z.object({
  /** Nothing more is asked for now. */
  fresh: z.boolean(),
  /** By which it can be shown anew. */
  password: z.boolean(),
  passkey: z.boolean(),
  provider: z.boolean(),
  /** The account is linked with the provider: going there is a second step of its own. */
  linked: z.boolean(),
  /** The instance asks for a second step, and this session has shown none. */
  lacking: z.boolean(),
});
export type Proof = z.output<typeof proof>;

export const proofEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/profile/proof',
    summary: 'How I can show that it is me before I change what lets people in',
    allow: ofAccount,
    beforeTwoSteps: true,
    status: 200,
    response: proof,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/profile/proof/options',
    summary: 'What a browser is asked to show it with a passkey',
    allow: ofAccount,
    beforeTwoSteps: true,
    status: 200,
    response: webAuthn,
  }),
  give: endpoint({
    method: 'POST',
    path: '/profile/proof',
    summary: `Show with a passkey that it is me; for ${proofMinutes} minutes no password is asked for`,
    allow: ofAccount,
    beforeTwoSteps: true,
    body: z.object({ credential }),
    status: 204,
  }),
};

/** What a form asks for. */
export const passwordForm = z.object({
  currentPassword: z
    .string(messages.currentPasswordMissing)
    .check(z.minLength(1, messages.currentPasswordMissing)),
});
