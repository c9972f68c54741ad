import { boardEndpoints } from '@cuadrilla/contract/tasks/boards';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

export const boardKeys = {
  all: ['boards'] as const,
  ofProject: (projectId: number) => [...boardKeys.all, projectId] as const,
  lists: (projectId: number) => [...boardKeys.ofProject(projectId), 'list'] as const,
  list: (projectId: number, search: string) => [...boardKeys.lists(projectId), search] as const,
};

export const boardQueries = {
  /** Asked for on every opening: the counts of tasks change on other pages. */
  list: (projectId: number, search = '') =>
    queryOptions({
      queryKey: boardKeys.list(projectId, search),
      queryFn: ({ signal }) =>
        call(boardEndpoints.list, { params: { projectId }, query: { search }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};
