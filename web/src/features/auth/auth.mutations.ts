import { authEndpoints, demoCredentials, type User } from '@cuadrilla/contract/auth';
import type { BodyInputOf } from '@cuadrilla/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { browserTimeZone } from '../../lib/dates.ts';
import { sessionQuery } from './auth.queries.ts';
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
    onSuccess: () => write(null),
  });
}
