import { authEndpoints, demoCredentials, type User } from '@cuadrilla/contract/auth';
import type { BodyInputOf } from '@cuadrilla/contract/endpoint';
import { passkeyEndpoints } from '@cuadrilla/contract/passkeys';
import { type secondStepAnswer, twoFactorEndpoints } from '@cuadrilla/contract/two-factor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError, call } from '../../lib/api.ts';
import { browserTimeZone } from '../../lib/dates.ts';
import { sessionQuery } from './auth.queries.ts';
import { hasPasswords } from './ways-in.ts';
import { tellOtherTabs } from './other-tabs.ts';

type Credentials = BodyInputOf<typeof authEndpoints.login>;
type Registration = BodyInputOf<typeof authEndpoints.register>;

/** Writing the session is all: the router notices and leaves the page. So it does in the other tabs. */
function useWriteSession() {
  const client = useQueryClient();
  return (user: User | null) => {
    client.setQueryData(sessionQuery.queryKey, user);
    tellOtherTabs(user);
  };
}

export const useLogin = () =>
  useMutation({
    mutationFn: (body: Credentials) => call(authEndpoints.login, { body }),
    onSuccess: useWriteSession(),
  });

/** After a right password, where a second step is asked for. */
export const useSecondStep = () =>
  useMutation({
    mutationFn: (body: BodyInputOf<typeof twoFactorEndpoints.signIn>) =>
      call(twoFactorEndpoints.signIn, { body }),
    onSuccess: useWriteSession(),
  });

export const usePasskeyLogin = () =>
  useMutation({
    mutationFn: async () => {
      const optionsJSON = await call(passkeyEndpoints.askSignIn);
      // Only now: most people type their password.
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const credential = await startAuthentication({ optionsJSON: optionsJSON as never });
      return call(passkeyEndpoints.signIn, { body: { credential: { ...credential } } });
    },
    onSuccess: useWriteSession(),
  });

/** The ticket for the second step, where the password was right and another is asked for. */
export const ticketOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'second_step'
    ? (error.body as z.output<typeof secondStepAnswer>).ticket
    : undefined;

export const useDemoLogin = () =>
  useMutation({
    mutationFn: () => call(authEndpoints.login, { body: demoCredentials }),
    onSuccess: useWriteSession(),
  });

export const useRegister = () =>
  useMutation({
    mutationFn: (body: Registration) =>
      call(authEndpoints.register, { body: { ...body, timeZone: browserTimeZone() } }),
    onSuccess: useWriteSession(),
  });

export function useLogout() {
  const write = useWriteSession();
  return useMutation({
    mutationFn: () => call(authEndpoints.logout),
    onSuccess: () => {
      write(null);
      // Else the next click would sign in again unasked.
      if (!hasPasswords()) location.assign('/api/auth/oidc/logout');
    },
  });
}
