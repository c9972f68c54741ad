import { sessionQuery } from '../features/auth/auth.queries.ts';
import { queryClient } from '../lib/query-client.ts';

/** Less than browsers wait before they complain of an answer that was fetched ahead for nothing. */
const patience = 2_000;

/**
 * The server has the browser fetch what a page will ask for. As long as the session is not known nobody asks, so
 * after a while those answers are taken and dropped: they would be old by then, and the console stays clean.
 */
export const dropWhatComesTooLate = (): void =>
  window.addEventListener('load', () =>
    window.setTimeout(() => {
      if (queryClient.getQueryData(sessionQuery.queryKey) === undefined) answersAhead().forEach(take);
    }, patience),
  );

const answersAhead = (): string[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, initiatorType }) => initiatorType === 'link' && isWaiting(new URL(name).pathname))
    .map(({ name }) => name);

/** The session itself is asked for by the first script. */
const isWaiting = (path: string): boolean => path.startsWith('/api/') && path !== '/api/auth/verify';

const take = (address: string): unknown => fetch(address).catch(() => undefined);
