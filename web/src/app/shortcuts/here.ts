import type { User } from '@cuadrilla/contract/account/auth';
import { type Permissions, permissionsOf } from '@cuadrilla/contract/kernel/roles';
import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { projectQueries, projectsQuery } from '../../features/projects/projects.queries.ts';

const pages = {
  '/app/home': 'start',
  '/app/dashboard': 'start',
  '/app/projects': 'start',
  '/app/dashboard/projects/$projectId': 'project',
  '/app/dashboard/projects/$projectId/boards/$boardId': 'board',
  '/app/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId': 'task',
} as const;

/** Where the person is, and what they may do there. Commands ask it whether they fit, and act on it. */
export interface Here {
  router: RegisteredRouter;
  user: User;
  page: (typeof pages)[keyof typeof pages] | undefined;
  projectId: number | undefined;
  boardId: number | undefined;
  taskId: number | undefined;
  /** In the project; undefined outside of one, and until it is known. */
  permissions: Permissions | undefined;
  /** Of the instance. */
  administrator: boolean;
}

export function hereOf(router: RegisteredRouter, client: QueryClient, user: User): Here {
  const match = router.state.matches.at(-1);
  const { projectId, boardId, taskId } = (match?.params ?? {}) as Partial<Record<string, number>>;
  return {
    router,
    user,
    page: (pages as Partial<Record<string, Here['page']>>)[match?.routeId ?? ''],
    projectId,
    boardId,
    taskId,
    permissions: projectId ? permissionsIn(client, projectId) : undefined,
    administrator: client.getQueryData(profileQuery().queryKey)?.administrator === true,
  };
}

/** The server says what is allowed; until it does, the role tells the same, as the page does. */
function permissionsIn(client: QueryClient, projectId: number): Permissions | undefined {
  const project =
    client.getQueryData(projectQueries.detail(projectId).queryKey) ??
    client.getQueryData(projectsQuery().queryKey)?.find(({ id }) => id === projectId);
  return (
    client.getQueryData(projectQueries.permissions(projectId).queryKey) ??
    (project && permissionsOf({ role: project.role.name }))
  );
}

export const projectPath = ({ projectId }: Here): string => `/dashboard/projects/${projectId}`;

export const boardPath = (here: Here): string => `${projectPath(here)}/boards/${here.boardId}`;
