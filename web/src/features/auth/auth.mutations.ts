import { authEndpoints, demoCredentials, type User } from '@cuadrilla/contract/account/auth';
import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import type { secondStepAnswer } from '@cuadrilla/contract/account/two-factor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError, call } from '../../lib/server/api.ts';
import { browserTimeZone } from '../../lib/dates/dates.ts';
import { loggingOut, sessionQuery } from './auth.queries.ts';
import { hasPasswords } from './ways-in.ts';
import { tellOtherTabs } from './other-tabs.ts';

type Credentials = BodyInputOf<typeof authEndpoints.login>;
type Registration = BodyInputOf<typeof authEndpoints.register>;

/** Writing the session is all: the router notices and leaves the page. So it does in the other tabs. */
export function useWriteSession() {
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

export const usePasskeyLogin = () =>
  useMutation({
    // Only now: most people type their password.
    mutationFn: () => import('./passkey-sign-in.ts').then(({ signInWithPasskey }) => signInWithPasskey()),
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
    mutationKey: loggingOut,
    mutationFn: () => call(authEndpoints.logout),
    onSuccess: () => {
      write(null);
      // Else the next click would sign in again unasked.
      if (!hasPasswords()) location.assign('/api/auth/oidc/logout');
    },
  });
}
