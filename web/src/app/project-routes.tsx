import { roleNames } from '@cuadrilla/contract/kernel/roles';
import { createRoute } from '@tanstack/react-router';
import { openRememberedView } from '../services/board-views.ts';
import { lazyPage } from '../ui/states/lazy-page.tsx';
import { boardFilter, boardSearch, ids, projectSearch } from './addresses.ts';
import { app } from './app-route.tsx';
import { openBoardPage } from './open-board-page.ts';
import { askForTask } from './ask-for-task.ts';
import { oneOf, searchedText, searchParams, text } from './search-params.ts';

const dashboard = createRoute({
  getParentRoute: () => app,
  path: '/dashboard',
  validateSearch: searchParams({ tab: oneOf('recent', 'pinned'), search: searchedText }),
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
  loader: ({ params, location: { search }, preload, context }) =>
    preload ? undefined : openBoardPage(params, search, context.isViewOpen),
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
    search: searchedText,
  }),
  component: lazyPage(() => import('../pages/projects/ProjectsPage.tsx'), 'ProjectsPage'),
});

const importTasks = createRoute({
  getParentRoute: () => app,
  path: '/projects/import',
  validateSearch: searchParams({ project: text, run: text }),
  component: lazyPage(() => import('../pages/import/ImportPage.tsx'), 'ImportPage'),
});

const templates = createRoute({
  getParentRoute: () => app,
  path: '/templates',
  validateSearch: searchParams({ search: searchedText }),
  component: lazyPage(() => import('../pages/templates/TemplatesPage.tsx'), 'TemplatesPage'),
});

const template = createRoute({
  getParentRoute: () => app,
  path: '/templates/$templateId',
  params: ids('templateId'),
  component: lazyPage(() => import('../pages/template/TemplatePage.tsx'), 'TemplatePage'),
});

export const projectPages = [
  dashboard,
  createProject,
  project,
  createBoard,
  board,
  createTask,
  task,
  projects,
  importTasks,
  templates,
  template,
] as const;
