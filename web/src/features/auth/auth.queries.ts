import { authEndpoints, type User } from '@cuadrilla/contract/account/auth';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/server/api.ts';

/** The session's own cookie is out of reach for scripts; this companion says that asking makes sense. */
const mayHaveSession = (): boolean => /(?:^|;\s*)session=1(?:;|$)/.test(document.cookie);

/** Who is signed in, or null. */
export async function verifySession(
  signal: AbortSignal,
  ask: () => Promise<User> = () => call(authEndpoints.verify, { signal }),
): Promise<User | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Asked once at start; signing in and out write it. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => verifySession(signal),
  initialData: () => (mayHaveSession() ? undefined : null),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** By which it is known while it is under way. */
export const loggingOut = ['logout'];
