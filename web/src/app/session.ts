import type { User } from '@cuadrilla/contract/auth';
import { redirect, useRouteContext } from '@tanstack/react-router';
import { sessionQuery } from '../features/auth/auth.queries.ts';
import { queryClient } from './query-client.ts';

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
    throw redirect({ href: target && isOurs(target) ? target : '/dashboard', replace: true });
}

/** A path of this site: `//host` and `/\host` would leave it. */
const isOurs = (target: string): boolean => /^\/(?![/\\])/.test(target);

/** The person signed in, on any protected page. */
export const useUser = (): User => useRouteContext({ from: '/app', select: ({ user }) => user });
