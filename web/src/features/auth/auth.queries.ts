import { authEndpoints } from '@cuadrilla/contract/auth';
import { queryOptions } from '@tanstack/react-query';
import { call, isSessionEnd } from '../../lib/api.ts';

/** The session's own cookie is out of reach for scripts; this companion says that asking makes sense. */
const mayHaveSession = (): boolean => /(?:^|;\s*)session=1(?:;|$)/.test(document.cookie);

/** Who is signed in, or null. Asked once at start; signing in and out write it. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    try {
      return await call(authEndpoints.verify, { signal });
    } catch (error) {
      if (isSessionEnd(error)) return null;
      throw error;
    }
  },
  initialData: () => (mayHaveSession() ? undefined : null),
  staleTime: Infinity,
  gcTime: Infinity,
});
