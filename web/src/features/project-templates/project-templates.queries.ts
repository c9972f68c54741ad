import {
  type NewProjectTemplate,
  projectTemplateEndpoints,
} from '@cuadrilla/contract/carry/project-templates/project-templates';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

export const templateKeys = {
  all: ['project-templates'] as const,
  list: () => [...templateKeys.all, 'list'] as const,
  one: (templateId: number) => [...templateKeys.all, 'one', templateId] as const,
  people: () => [...templateKeys.all, 'people'] as const,
  rehearsal: (projectId: number, taken: Taken) =>
    [...templateKeys.all, 'rehearsal', projectId, taken] as const,
};

/** What of a project goes into a template, beside what always does. */
type Taken = Pick<NewProjectTemplate, 'withDescriptions' | 'withDone'>;

const asQuery = (taken: boolean) => (taken ? 'with' : 'without');

export const templateQueries = {
  /** Others of a team save and delete: asked again each time. */
  list: () =>
    queryOptions({
      queryKey: templateKeys.list(),
      queryFn: ({ signal }) => call(projectTemplateEndpoints.list, { signal }),
      staleTime: 0,
    }),
  one: (templateId: number) =>
    queryOptions({
      queryKey: templateKeys.one(templateId),
      queryFn: ({ signal }) => call(projectTemplateEndpoints.read, { params: { templateId }, signal }),
    }),
  people: () =>
    queryOptions({
      queryKey: templateKeys.people(),
      queryFn: ({ signal }) => call(projectTemplateEndpoints.people, { signal }),
      staleTime: 0,
    }),
  rehearsal: (projectId: number, taken: Taken) =>
    queryOptions({
      queryKey: templateKeys.rehearsal(projectId, taken),
      queryFn: ({ signal }) =>
        call(projectTemplateEndpoints.rehearse, {
          params: { projectId },
          query: { done: asQuery(taken.withDone), descriptions: asQuery(taken.withDescriptions) },
          signal,
        }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
};
