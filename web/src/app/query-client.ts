import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../features/auth/auth.queries.ts';
import { ApiError, isSessionEnd } from '../lib/api.ts';

const retries = 2;

/** Trying again helps against a failing server or network, never against a refusal. */
const mayPass = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Any call may learn that the session is over; writing so sends the person to /login. */
const noticeSessionEnd = (error: Error): void => {
  if (isSessionEnd(error)) queryClient.setQueryData(sessionQuery.queryKey, null);
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSessionEnd }),
  mutationCache: new MutationCache({ onError: noticeSessionEnd }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < retries && mayPass(error),
      // Offline is told by a banner and by errors with «Reintentar», not by waiting in silence.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
