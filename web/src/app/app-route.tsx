import { createRoute } from '@tanstack/react-router';
import { requireUser } from '../services/session.ts';
import { lazyPage } from '../ui/states/lazy-page.tsx';
import { root } from './public-routes.tsx';

/** What every page of somebody who is signed in stands in. */
export const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  beforeLoad: ({ location }) => requireUser(location.href),
  component: lazyPage(() => import('./shell/Shell.tsx'), 'Shell'),
});
