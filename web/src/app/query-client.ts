import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api.ts';

const retries = 2;

/** Trying again helps against a failing server or network, never against a refusal. */
const mayPass = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const queryClient = new QueryClient({
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
