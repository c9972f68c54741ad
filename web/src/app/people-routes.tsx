import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../ui/states/lazy-page.tsx';
import { ids } from './addresses.ts';
import { app } from './app-route.tsx';
import { oneOf, searchedText, searchParams, text } from './search-params.ts';

const teams = createRoute({
  getParentRoute: () => app,
  path: '/teams',
  validateSearch: searchParams({ search: searchedText }),
  component: lazyPage(() => import('../pages/teams/TeamsPage.tsx'), 'TeamsPage'),
});

const team = createRoute({
  getParentRoute: () => app,
  path: '/teams/$teamId',
  params: ids('teamId'),
  component: lazyPage(() => import('../pages/team/TeamPage.tsx'), 'TeamPage'),
});

const notifications = createRoute({
  getParentRoute: () => app,
  path: '/notifications',
  validateSearch: searchParams({ tab: oneOf('unread', 'mentions', 'assigned'), project: text }),
  component: lazyPage(() => import('../pages/notifications/NotificationsPage.tsx'), 'NotificationsPage'),
});

const settings = createRoute({
  getParentRoute: () => app,
  path: '/settings',
  component: lazyPage(() => import('../pages/settings/ProfilePage.tsx'), 'ProfilePage'),
});

const appearance = createRoute({
  getParentRoute: () => app,
  path: '/settings/appearance',
  component: lazyPage(() => import('../pages/settings/AppearancePage.tsx'), 'AppearancePage'),
});

const notificationSettings = createRoute({
  getParentRoute: () => app,
  path: '/settings/notifications',
  component: lazyPage(
    () => import('../pages/settings/NotificationSettingsPage.tsx'),
    'NotificationSettingsPage',
  ),
});

const calendarSettings = createRoute({
  getParentRoute: () => app,
  path: '/settings/calendar',
  component: lazyPage(() => import('../pages/settings/CalendarSettingsPage.tsx'), 'CalendarSettingsPage'),
});

const security = createRoute({
  getParentRoute: () => app,
  path: '/settings/security',
  component: lazyPage(() => import('../pages/settings/SecurityPage.tsx'), 'SecurityPage'),
});

const tokens = createRoute({
  getParentRoute: () => app,
  path: '/settings/tokens',
  component: lazyPage(() => import('../pages/settings/TokensPage.tsx'), 'TokensPage'),
});

const api = createRoute({
  getParentRoute: () => app,
  path: '/settings/api',
  validateSearch: searchParams({ topic: text }),
  component: lazyPage(() => import('../pages/api/ApiPage.tsx'), 'ApiPage'),
});

const data = createRoute({
  getParentRoute: () => app,
  path: '/settings/data',
  component: lazyPage(() => import('../pages/settings/DataPage.tsx'), 'DataPage'),
});

const instance = createRoute({
  getParentRoute: () => app,
  path: '/settings/instance/$part',
  validateSearch: searchParams({ search: searchedText, state: text, kind: text }),
  component: lazyPage(() => import('../pages/settings/InstancePage.tsx'), 'InstancePage'),
});

export const peoplePages = [
  teams,
  team,
  notifications,
  settings,
  appearance,
  notificationSettings,
  calendarSettings,
  security,
  tokens,
  api,
  data,
  instance,
] as const;
