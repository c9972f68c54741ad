import { roleNames } from '@cuadrilla/contract/roles';
import { createRoute, redirect } from '@tanstack/react-router';
import { openRememberedView } from '../services/board-views.ts';
import { requireUser } from '../services/session.ts';
import { lazyPage } from '../ui/lazy-page.tsx';
import { askForBoard } from './ask-for-board.ts';
import { askForTask } from './ask-for-task.ts';
import { confirmEmail, invitation, publicPages, recoverEmail, root } from './public-routes.tsx';
import { boardFilter, boardSearch, calendarSearch, ids, inReport, projectSearch } from './addresses.ts';
import { oneOf, searchParams, text } from './search-params.ts';

const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  beforeLoad: ({ location }) => requireUser(location.href),
  component: lazyPage(() => import('./shell/Shell.tsx'), 'Shell'),
});

const home = createRoute({
  getParentRoute: () => app,
  path: '/home',
  component: lazyPage(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
});

const dashboard = createRoute({
  getParentRoute: () => app,
  path: '/dashboard',
  validateSearch: searchParams({ tab: oneOf('recent', 'pinned'), search: text }),
  component: lazyPage(() => import('../pages/dashboard/DashboardPage.tsx'), 'DashboardPage'),
});

const createProject = createRoute({
  getParentRoute: () => app,
  path: '/dashboard/create-project',
  component: lazyPage(() => import('../pages/create-project/CreateProjectPage.tsx'), 'CreateProjectPage'),
});

const project = createRoute({
  getParentRoute: () => app,
  path: '/dashboard/projects/$projectId',
  params: ids('projectId'),
  validateSearch: (raw: Record<string, unknown>) => ({ ...boardFilter(raw), ...projectSearch(raw) }),
  component: lazyPage(() => import('../pages/project/ProjectPage.tsx'), 'ProjectPage'),
});

const createBoard = createRoute({
  getParentRoute: () => app,
  path: '/dashboard/projects/$projectId/create-board',
  params: ids('projectId'),
  component: lazyPage(() => import('../pages/create-board/CreateBoardPage.tsx'), 'CreateBoardPage'),
});

const board = createRoute({
  getParentRoute: () => app,
  path: '/dashboard/projects/$projectId/boards/$boardId',
  params: ids('projectId', 'boardId'),
  validateSearch: (raw: Record<string, unknown>) => ({ ...boardFilter(raw), ...boardSearch(raw) }),
  beforeLoad: ({ params, search: { view }, context, cause, location: { href } }) =>
    openRememberedView(context.user.id, params.boardId, { view, cause, href }),
  loader: ({ params, location: { search }, preload }) => (preload ? undefined : askForBoard(params, search)),
  component: lazyPage(() => import('../pages/board/BoardPage.tsx'), 'BoardPage'),
});

const createTask = createRoute({
  getParentRoute: () => app,
  path: '/dashboard/projects/$projectId/boards/$boardId/create-task',
  params: ids('projectId', 'boardId'),
  validateSearch: searchParams({ title: text, due: text, start: text, priority: text, assignee: text }),
  component: lazyPage(() => import('../pages/create-task/CreateTaskPage.tsx'), 'CreateTaskPage'),
});

const task = createRoute({
  getParentRoute: () => app,
  path: '/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId',
  params: ids('projectId', 'boardId', 'taskId'),
  validateSearch: searchParams({ tab: oneOf('comments', 'activity') }),
  // Ahead of opening only its code is fetched, by a board that does not know yet which task it will be.
  loader: ({ params, preload }) => (preload ? undefined : askForTask(params)),
  component: lazyPage(() => import('../pages/task/TaskPage.tsx'), 'TaskPage'),
});

const projects = createRoute({
  getParentRoute: () => app,
  path: '/projects',
  validateSearch: searchParams({
    view: oneOf('archived', 'trash'),
    role: oneOf(...roleNames),
    sort: oneOf('name'),
    search: text,
  }),
  component: lazyPage(() => import('../pages/projects/ProjectsPage.tsx'), 'ProjectsPage'),
});

const teams = createRoute({
  getParentRoute: () => app,
  path: '/teams',
  validateSearch: searchParams({ search: text }),
  component: lazyPage(() => import('../pages/teams/TeamsPage.tsx'), 'TeamsPage'),
});

const team = createRoute({
  getParentRoute: () => app,
  path: '/teams/$teamId',
  params: ids('teamId'),
  component: lazyPage(() => import('../pages/team/TeamPage.tsx'), 'TeamPage'),
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
    q: text,
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
  component: lazyPage(() => import('../pages/automations/RulePages.tsx'), 'NewRulePage'),
});

const rule = createRoute({
  getParentRoute: () => app,
  path: '/automations/$projectId/$ruleId',
  params: ids('projectId', 'ruleId'),
  component: lazyPage(() => import('../pages/automations/RulePages.tsx'), 'RulePage'),
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
  component: lazyPage(() => import('../pages/settings/SettingsPage.tsx'), 'SettingsPage'),
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

const data = createRoute({
  getParentRoute: () => app,
  path: '/settings/data',
  component: lazyPage(() => import('../pages/settings/DataPage.tsx'), 'DataPage'),
});

const admin = createRoute({
  getParentRoute: () => app,
  path: '/admin',
  validateSearch: searchParams({ section: text, search: text, state: text, kind: text }),
  component: lazyPage(() => import('../pages/admin/AdminPage.tsx'), 'AdminPage'),
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
    dashboard,
    createProject,
    project,
    createBoard,
    board,
    createTask,
    task,
    projects,
    teams,
    team,
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
    notifications,
    settings,
    security,
    tokens,
    data,
    admin,
  ]),
  invitation,
  confirmEmail,
  recoverEmail,
  anythingElse,
]);
