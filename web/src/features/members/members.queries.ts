import { memberEndpoints } from '@cuadrilla/contract/projects/members';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

export const memberKeys = {
  all: ['members'] as const,
  ofProject: (projectId: number) => [...memberKeys.all, projectId] as const,
  list: (projectId: number) => [...memberKeys.ofProject(projectId), 'list'] as const,
  /** Not among the project's data, which is read again: whoever has just been added still stands there, with a tick. */
  candidates: (projectId: number, search: string) =>
    [...memberKeys.all, 'candidates', projectId, search] as const,
};

export const memberQueries = {
  list: (projectId: number) =>
    queryOptions({
      queryKey: memberKeys.list(projectId),
      queryFn: ({ signal }) => call(memberEndpoints.list, { params: { projectId }, signal }),
    }),
  /** Never from an older search: who was added meanwhile is no candidate any more. */
  candidates: (projectId: number, search: string) =>
    queryOptions({
      queryKey: memberKeys.candidates(projectId, search),
      queryFn: ({ signal }) =>
        call(memberEndpoints.candidates, { params: { projectId }, query: { search }, signal }),
      placeholderData: keepPreviousData,
      gcTime: 0,
      staleTime: Infinity,
    }),
};
