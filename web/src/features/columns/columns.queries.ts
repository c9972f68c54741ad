import { columnEndpoints } from '@cuadrilla/contract/columns';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const columnKeys = {
  all: ['columns'] as const,
  ofProject: (projectId: number) => [...columnKeys.all, projectId] as const,
  list: (projectId: number, boardId: number) => [...columnKeys.ofProject(projectId), boardId] as const,
};

export const columnQueries = {
  /** With how many tasks each has: read again whenever a task comes, goes or moves. */
  list: (projectId: number, boardId: number) =>
    queryOptions({
      queryKey: columnKeys.list(projectId, boardId),
      queryFn: ({ signal }) => call(columnEndpoints.list, { params: { projectId, boardId }, signal }),
    }),
};
