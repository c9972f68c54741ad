import * as z from 'zod/mini';
import { user } from '../account/auth.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { instant, page, searchText } from '../kernel/fields.ts';
import { isAdministrator, ofInstance } from '../kernel/scopes.ts';

export const accountMessages = {
  lastAdministrator: 'La instancia necesita al menos una persona que la administre',
  notOneself: 'No puedes suspender tu propia cuenta',
  nothingWanted: 'Falta indicar qué cambia',
} as const;

/** An account as whoever administers the instance sees it. The demo's own people are not among them. */
const account = z.extend(user, {
  administrator: z.boolean(),
  disabled: z.boolean(),
  createdAt: instant,
  /** Of the open sessions, or when they last signed in. */
  lastSeenAt: z.nullable(instant),
  sessions: z.int(),
  /** Whether a second step is asked of them. */
  twoFactor: z.boolean(),
});
export type Account = z.output<typeof account>;

export const accountStates = ['active', 'disabled', 'administrators'] as const;
export type AccountState = (typeof accountStates)[number];

const yesOrNo = (what: string) => z.optional(z.boolean(`${what} debe ser verdadero o falso`));

export const accountEndpoints = {
  accounts: endpoint({
    method: 'GET',
    path: '/instance/accounts',
    summary: 'The accounts, newest first, by name, username or email',
    allow: ofInstance(isAdministrator),
    query: z.object({
      ...page,
      search: searchText,
      state: z.optional(z.enum(accountStates, 'El estado no es válido')),
    }),
    status: 200,
    response: z.array(account),
  }),
  changeAccount: endpoint({
    method: 'PATCH',
    path: '/instance/accounts/:accountId',
    summary:
      'Disable an account, which ends all that it has open, or enable it; make it an administrator or not',
    allow: ofInstance(isAdministrator),
    body: z
      .object({ disabled: yesOrNo('La suspensión'), administrator: yesOrNo('La administración') })
      .check(
        z.refine(
          ({ disabled, administrator }) => disabled !== undefined || administrator !== undefined,
          accountMessages.nothingWanted,
        ),
      ),
    status: 200,
    response: account,
    conflict: errorBody,
  }),
  endAccountSessions: endpoint({
    method: 'DELETE',
    path: '/instance/accounts/:accountId/sessions',
    summary: 'End all sessions of an account',
    allow: ofInstance(isAdministrator),
    status: 204,
  }),
  resetAccountPassword: endpoint({
    method: 'POST',
    path: '/instance/accounts/:accountId/password-reset',
    summary: 'Mail a link for a new password; where no mail goes out, the answer has it to be handed over',
    allow: ofInstance(isAdministrator),
    status: 200,
    response: z.object({ path: z.nullable(z.string()) }),
    conflict: errorBody,
  }),
};
