import { projectEndpoints } from '@cuadrilla/contract/projects/projects';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

export const trashKeys = {
  all: ['trash'] as const,
  ofProject: (projectId: number) => [...trashKeys.all, projectId] as const,
};

export const trashQueries = {
  /** Whatever is deleted on other pages must be here when this one opens. */
  ofProject: (projectId: number) =>
    queryOptions({
      queryKey: trashKeys.ofProject(projectId),
      queryFn: ({ signal }) => call(projectEndpoints.itemsInTrash, { params: { projectId }, signal }),
      staleTime: 0,
    }),
};
