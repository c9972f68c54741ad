import {
  type FoundKind,
  foundPage,
  mostCounted,
  searchEndpoints,
} from '@cuadrilla/contract/views/search/search';
import type { NameField } from '@cuadrilla/contract/views/search/operators';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { foundKeys } from './query-keys.ts';

/** Whatever is created or renamed elsewhere must be found: asked for each time. A failure is told at once. */
export const searchQuery = (query: string, project?: number) =>
  queryOptions({
    queryKey: ['search', query, project],
    queryFn: ({ signal }) =>
      call(searchEndpoints.all, { query: { query, ...(project && { project: String(project) }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

/** While the answer to other words is on its way, the last one stays. One kind by itself comes in pages. */
export const foundQuery = (query: string, kind: FoundKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [...foundKeys.all, query, kind],
    queryFn: ({ signal, pageParam }) =>
      call(searchEndpoints.found, { query: { query, kind, offset: String(pageParam) }, signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => {
      const [first] = pages;
      const read = pages.length * foundPage;
      return kind && first && read < Math.min(first.counts[kind], mostCounted) ? read : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The first tasks that a search finds, where a document lists them. */
export const listedQuery = (query: string) =>
  queryOptions({
    queryKey: [...foundKeys.all, query, 'listed'],
    queryFn: ({ signal }) =>
      call(searchEndpoints.found, { query: { query, kind: 'tasks', offset: '0' }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: query !== '',
  });

export const namesQuery = (field: NameField, typed: string) =>
  queryOptions({
    queryKey: ['search-names', field, typed],
    queryFn: ({ signal }) => call(searchEndpoints.names, { query: { field, typed }, signal }),
    placeholderData: keepPreviousData,
  });
