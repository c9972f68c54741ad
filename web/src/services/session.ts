import type { User } from '@cuadrilla/contract/account/auth';
import { redirect, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loggingOut, sessionQuery } from '../features/auth/auth.queries.ts';
import { onOtherTab } from '../features/auth/other-tabs.ts';
import { live } from '../lib/server/live.ts';
import { isOwnPath } from '../lib/text/own-path.ts';
import { queryClient } from '../lib/server/query-client.ts';
import { onSessionEnd, tellSessionResumed } from '../lib/server/session-end.ts';
import { createStore, useStore } from '../lib/store.ts';

const currentUser = (): User | null => queryClient.getQueryData(sessionQuery.queryKey) ?? null;

/** Protected pages: whoever is not signed in goes to /login, and from there back to this address. */
export function requireUser(href: string): { user: User } {
  const user = currentUser();
  if (!user) throw redirect({ to: '/login', search: { redirect: href } });
  return { user };
}

/** Public pages: whoever is signed in goes on, to the address that sent them here or to the dashboard. */
export function requireVisitor(target: string | undefined): void {
  if (currentUser())
    throw redirect({ href: target && isOwnPath(target) ? target : '/dashboard', replace: true });
}

/** The person signed in, on any protected page. */
export const useUser = (): User => useRouteContext({ from: '/app', select: ({ user }) => user });

/** Whoever changes their name, here or in another tab, is called so at once wherever the session's person is shown. */
export function useNameOf(profile: User | undefined): void {
  const user = useUser();
  const router = useRouter();
  useEffect(() => {
    if (profile?.id !== user.id || isSamePerson(profile, user)) return;
    queryClient.setQueryData(sessionQuery.queryKey, profile);
    void router.invalidate();
  }, [profile, user, router]);
}

const isSamePerson = (one: User, other: User): boolean =>
  (Object.keys(other) as (keyof User)[]).every((field) => one[field] === other[field]);

/** The session ended by itself, under somebody's hands: the page stays as it is until they sign in again. */
const ended = createStore(false);

export const useSessionEnded = (): boolean => useStore(ended);

/** The instance began to ask for a second step, under somebody's hands: the page stays until they have shown one. */
const stepMissing = createStore(false);

export const useStepMissing = (): boolean => useStore(stepMissing);

let isAtWork = false;

/** Said by the shell, once it shows what is somebody's own, and when it is left. */
export function noteAtWork(atWork: boolean): void {
  isAtWork = atWork;
  if (!atWork) stepMissing.set(false);
}

/** Answers whether it is asked for over the page: of whoever has come only now nothing is there to be kept. */
export function askForStep(): boolean {
  if (isAtWork) stepMissing.set(true);
  return isAtWork;
}

const forgetAsking = (): void => {
  ended.set(false);
  stepMissing.set(false);
};

/** Goes on where the session left off: what was refused meanwhile is asked again. */
export function resumeSession(): void {
  forgetAsking();
  live.retryNow();
  tellSessionResumed();
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0],
  });
}

/** Somebody else wants to sign in. */
export function abandonSession(): void {
  forgetAsking();
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

onSessionEnd(() => {
  // Whoever logs out may hear of the end before the answer.
  const isOwn = queryClient.isMutating({ mutationKey: loggingOut }) > 0;
  ended.set(currentUser() !== null && !isOwn);
});

onOtherTab((user) => {
  const isSame = user !== null && user.id === currentUser()?.id;
  queryClient.setQueryData(sessionQuery.queryKey, user);
  if (isSame) resumeSession();
  else forgetAsking();
});
