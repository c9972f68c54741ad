import { savedSearchEndpoints } from '@cuadrilla/contract/views/saved-searches';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

export const savedQuery = () =>
  queryOptions({
    queryKey: ['saved-searches'],
    queryFn: ({ signal }) => call(savedSearchEndpoints.list, { signal }),
  });

/** Each is a search of its own on the server: read again when something changes, but not every time. */
export const savedCountsQuery = () =>
  queryOptions({
    queryKey: ['saved-searches', 'counts'],
    queryFn: ({ signal }) => call(savedSearchEndpoints.counts, { signal }),
    staleTime: 60_000,
    select: (counts) => new Map(counts.map(({ id, count }) => [id, count])),
  });
