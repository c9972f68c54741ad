import { useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, useEffect, useRef, useState } from 'react';
import { sessionQuery } from '../features/auth/auth.queries.ts';
import { messagesOf } from '../lib/server/api.ts';
import { queryClient } from '../lib/server/query-client.ts';
import { watchLocks } from '../lib/tab-locks.ts';
import { forgetSteps } from '../writes/undo-steps.ts';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { appTexts } from './app.texts.ts';
import { Connecting } from './Connecting.tsx';
import { router } from './router.tsx';

export function App() {
  const { data: user, error, refetch } = useQuery(sessionQuery);
  const loaded = useFirstPage(user !== undefined);
  useRouteAgainWhenChanged(user === undefined ? undefined : (user?.id ?? null));

  if (error) {
    return (
      <main>
        <ErrorState
          title={appTexts.serverDown}
          text={messagesOf(error).join(' ')}
          onRetry={() => void refetch()}
        />
      </main>
    );
  }
  if (loaded) return <RouterProvider router={router} />;
  return user === null ? null : <Connecting />; // visitors wait for no answer
}

/**
 * What the router loads it shows in one go, which on a phone blocks for long. So the first page is loaded before there
 * is anything to show: React then builds it in small steps.
 */
function useFirstPage(known: boolean): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!known) return undefined;
    // In a task of its own: this one was long enough.
    const timer = setTimeout(() => {
      // The page leaves the drafts alone that other tabs are writing.
      const ready = Promise.all([router.load().then(whenAnswered), watchLocks()]);
      void ready.then(() => startTransition(() => setLoaded(true)));
    });
    return () => clearTimeout(timer);
  }, [known]);
  return loaded;
}

/** In milliseconds: whoever waits longer for an answer sees the page without it. */
const longestWait = 300;

/** What came with the page is shown at once, not what stands for it. */
const whenAnswered = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const look = () => queryClient.isFetching() === 0 && end();
    const stop = queryClient.getQueryCache().subscribe(look);
    const timer = setTimeout(end, longestWait);
    look();
  });

/** Signing in, signing out and a session that ended all come here: the routes' own guards do the rest. */
function useRouteAgainWhenChanged(userId: number | null | undefined): void {
  const last = useRef(userId);
  /** Also when nobody is signed in any more. */
  const lastPerson = useRef<number>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = userId;
    const isSomebodyElse = userId && lastPerson.current && lastPerson.current !== userId;
    if (userId) lastPerson.current = userId;
    if (before === undefined || before === userId) return;
    if (isSomebodyElse) {
      // This page, or the one that the login would lead back to, is not theirs.
      forgetEverything();
      void router.navigate({ to: '/dashboard', replace: true, ignoreBlocker: true });
    } else void router.invalidate().then(() => userId === null && forgetEverything());
  }, [userId]);
}

/** The next person on this computer must not see what this one saw. */
function forgetEverything(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  forgetSteps();
}
