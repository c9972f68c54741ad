import { createRouter } from '@tanstack/react-router';
import { onTwoStepsMissing } from '../lib/server/session-end.ts';
import { askForStep } from '../services/session.ts';
import { Connecting } from './Connecting.tsx';
import { PageFailed } from './PageFailed.tsx';
import { routeTree } from './routes.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingComponent: Connecting,
  defaultPendingMs: 400,
  defaultPendingMinMs: 0,
  defaultErrorComponent: PageFailed,
  scrollRestoration: true,
});

/** Whoever is at work is asked over the page, by the shell; for whoever comes, what they wanted is behind the question. */
onTwoStepsMissing(() => {
  const { pathname, href } = router.state.location;
  if (pathname === '/two-steps' || askForStep()) return;
  void router.navigate({
    to: '/two-steps',
    search: { redirect: href },
    replace: true,
    ignoreBlocker: true,
  });
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address to which the invitation went that is accepted by registering. */
    invited?: string;
    /** The board was made a moment ago: what comes next is its first task. */
    isBegun?: boolean;
  }
  interface Register {
    router: typeof router;
  }
}
