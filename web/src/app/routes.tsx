import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../ui/states/lazy-page.tsx';
import { boardFilter, calendarSearch, ids, inReport } from './addresses.ts';
import { app } from './app-route.tsx';
import { peoplePages } from './people-routes.tsx';
import { projectPages } from './project-routes.tsx';
import { confirmEmail, invitation, publicPages, recoverEmail, root, twoSteps } from './public-routes.tsx';
import { oneOf, searchedText, searchParams, text } from './search-params.ts';

const home = createRoute({
  getParentRoute: () => app,
  path: '/home',
  component: lazyPage(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
});

const calendar = createRoute({
  getParentRoute: () => app,
  path: '/calendar',
  validateSearch: (raw: Record<string, unknown>) => ({ ...boardFilter(raw), ...calendarSearch(raw) }),
  component: lazyPage(() => import('../pages/calendar/CalendarPage.tsx'), 'CalendarPage'),
});

const reports = createRoute({
  getParentRoute: () => app,
  path: '/reports',
  validateSearch: searchParams({ ...inReport, project: text, task: text }),
  component: lazyPage(() => import('../pages/reports/ReportsPage.tsx'), 'ReportsPage'),
});

const documentation = createRoute({
  getParentRoute: () => app,
  path: '/documentation',
  component: lazyPage(() => import('../pages/documentation/DocumentationPage.tsx'), 'DocumentationPage'),
});

const projectDocuments = createRoute({
  getParentRoute: () => app,
  path: '/documentation/$projectId',
  params: ids('projectId'),
  component: lazyPage(() => import('../pages/documentation/DocumentsPage.tsx'), 'DocumentsPage'),
});

const document = createRoute({
  getParentRoute: () => app,
  path: '/documentation/$projectId/$documentId',
  params: ids('projectId', 'documentId'),
  validateSearch: searchParams({
    naming: oneOf('yes'),
    panel: oneOf('history', 'comments'),
    version: text,
    thread: text,
  }),
  component: lazyPage(() => import('../pages/documentation/DocumentPage.tsx'), 'DocumentPage'),
});

const guide = createRoute({
  getParentRoute: () => app,
  path: '/documentation/guide/$page',
  component: lazyPage(() => import('../pages/guide/GuidePage.tsx'), 'GuidePage'),
});

const search = createRoute({
  getParentRoute: () => app,
  path: '/search',
  validateSearch: searchParams({
    q: searchedText,
    kind: oneOf('tasks', 'comments', 'documents', 'projects', 'boards', 'people'),
  }),
  component: lazyPage(() => import('../pages/search/SearchPage.tsx'), 'SearchPage'),
});

const automations = createRoute({
  getParentRoute: () => app,
  path: '/automations',
  validateSearch: searchParams({
    tab: oneOf('recipes', 'log'),
    project: text,
    rule: text,
    days: oneOf('1', '7', '30'),
    state: oneOf('failed', 'same'),
  }),
  component: lazyPage(() => import('../pages/automations/AutomationsPage.tsx'), 'AutomationsPage'),
});

const newRule = createRoute({
  getParentRoute: () => app,
  path: '/automations/new',
  validateSearch: searchParams({ project: text }),
  component: lazyPage(() => import('../pages/automations/RulePages.tsx'), 'NewRulePage'),
});

const rule = createRoute({
  getParentRoute: () => app,
  path: '/automations/$projectId/$ruleId',
  params: ids('projectId', 'ruleId'),
  component: lazyPage(() => import('../pages/automations/RulePages.tsx'), 'RulePage'),
});

const anythingElse = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});

export const routeTree = root.addChildren([
  publicPages,
  app.addChildren([
    home,
    ...projectPages,
    ...peoplePages,
    calendar,
    reports,
    documentation,
    guide,
    projectDocuments,
    document,
    search,
    automations,
    newRule,
    rule,
  ]),
  invitation,
  confirmEmail,
  recoverEmail,
  twoSteps,
  anythingElse,
]);
