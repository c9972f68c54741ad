import { boardEndpoints } from '@cuadrilla/contract/tasks/boards';
import { columnEndpoints } from '@cuadrilla/contract/tasks/columns';
import { memberEndpoints } from '@cuadrilla/contract/projects/members';
import { projectEndpoints } from '@cuadrilla/contract/projects/projects';
import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import { taskMoveEndpoints } from '@cuadrilla/contract/tasks/task-moves';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/server/api.ts';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import { taskKeys } from '../../data/tasks.queries.ts';

const key = (...parts: unknown[]) => [...taskKeys.all, 'move out', ...parts];

/** Read when it is asked, and not kept: what is chosen from is to be as it is now. */
export const moveOutQueries = {
  projects: (fromId: number) =>
    queryOptions({
      queryKey: key('projects', fromId),
      queryFn: async ({ signal }) => {
        const projects = await call(projectEndpoints.list, { signal });
        return projects.filter(
          ({ id, archived, role }) =>
            id !== fromId && !archived && permissionsOf({ role: role.name }).can_edit,
        );
      },
      gcTime: 0,
    }),
  boards: (projectId: number | undefined) =>
    queryOptions({
      queryKey: key('boards', projectId),
      queryFn: ({ signal }) =>
        call(boardEndpoints.list, { params: { projectId: projectId ?? 0 }, query: {}, signal }),
      enabled: projectId !== undefined,
      gcTime: 0,
    }),
  columns: (projectId: number | undefined, boardId: number | undefined) =>
    queryOptions({
      queryKey: key('columns', projectId, boardId),
      queryFn: ({ signal }) =>
        call(columnEndpoints.list, {
          params: { projectId: projectId ?? 0, boardId: boardId ?? 0 },
          signal,
        }),
      enabled: boardId !== undefined,
      gcTime: 0,
    }),
  members: (projectId: number | undefined) =>
    queryOptions({
      queryKey: key('members', projectId),
      queryFn: ({ signal }) => call(memberEndpoints.list, { params: { projectId: projectId ?? 0 }, signal }),
      enabled: projectId !== undefined,
      gcTime: 0,
    }),
  unfit: (params: BoardPlace, ids: number[], toProjectId: number | undefined) =>
    queryOptions({
      queryKey: key('unfit', params.boardId, ids, toProjectId),
      queryFn: ({ signal }) =>
        call(taskMoveEndpoints.checkOut, { params, body: { ids, toProjectId: toProjectId ?? 0 }, signal }),
      enabled: toProjectId !== undefined,
      gcTime: 0,
    }),
  /** Where a task is by now that was here once. */
  place: (taskId: number) =>
    queryOptions({
      queryKey: key('place', taskId),
      queryFn: ({ signal }) => call(taskMoveEndpoints.find, { params: { taskId }, signal }),
      retry: false,
      gcTime: 0,
    }),
};
