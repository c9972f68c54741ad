import { notifyManager, QueryClient } from '@tanstack/react-query';
import { mayPass } from './api.ts';

const retries = 2;

// Not by timers: the keys of a busy page come before those, and would find what they have changed as it was.
notifyManager.setScheduler(queueMicrotask);

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
