import { projectEndpoints } from '@cuadrilla/contract/projects';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const projectKeys = {
  all: ['projects'] as const,
  list: () => [...projectKeys.all, 'list'] as const,
  one: (projectId: number) => [...projectKeys.all, projectId] as const,
};

export const projectsQuery = () =>
  queryOptions({
    queryKey: projectKeys.list(),
    queryFn: ({ signal }) => call(projectEndpoints.list, { signal }),
  });
