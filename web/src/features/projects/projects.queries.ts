import { projectDetailEndpoints } from '@cuadrilla/contract/tasks/project-detail';
import { labelEndpoints } from '@cuadrilla/contract/tasks/labels';
import { projectEndpoints } from '@cuadrilla/contract/projects/projects';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

export const projectKeys = {
  all: ['projects'] as const,
  list: () => [...projectKeys.all, 'list'] as const,
  trash: () => [...projectKeys.all, 'trash'] as const,
  one: (projectId: number) => [...projectKeys.all, projectId] as const,
  detail: (projectId: number) => [...projectKeys.one(projectId), 'detail'] as const,
  permissions: (projectId: number) => [...projectKeys.one(projectId), 'permissions'] as const,
  labels: (projectId: number) => [...projectKeys.one(projectId), 'labels'] as const,
};

export const projectsQuery = () =>
  queryOptions({
    queryKey: projectKeys.list(),
    queryFn: ({ signal }) => call(projectEndpoints.list, { signal }),
  });

/** Whatever is deleted on other pages must be here when this one opens. */
export const trashedProjectsQuery = () =>
  queryOptions({
    queryKey: projectKeys.trash(),
    queryFn: ({ signal }) => call(projectEndpoints.trash, { signal }),
    staleTime: 0,
  });

export const projectQueries = {
  detail: (projectId: number) =>
    queryOptions({
      queryKey: projectKeys.detail(projectId),
      queryFn: ({ signal }) => call(projectDetailEndpoints.read, { params: { projectId }, signal }),
    }),
  permissions: (projectId: number) =>
    queryOptions({
      queryKey: projectKeys.permissions(projectId),
      queryFn: ({ signal }) => call(projectEndpoints.permissions, { params: { projectId }, signal }),
    }),
  labels: (projectId: number) =>
    queryOptions({
      queryKey: projectKeys.labels(projectId),
      queryFn: ({ signal }) => call(labelEndpoints.labels, { params: { projectId }, signal }),
    }),
};
