import { columnEndpoints } from '@cuadrilla/contract/tasks/columns';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { columnKeys } from '../../lib/kept-columns.ts';

export const columnQueries = {
  /** With how many tasks each has: read again whenever a task comes, goes or moves. */
  list: (projectId: number, boardId: number) =>
    queryOptions({
      queryKey: columnKeys.list(projectId, boardId),
      queryFn: ({ signal }) => call(columnEndpoints.list, { params: { projectId, boardId }, signal }),
    }),
};
