import { searchEndpoints } from '@cuadrilla/contract/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Whatever is created or renamed elsewhere must be found: asked for each time. A failure is told at once. */
export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: ({ signal }) => call(searchEndpoints.all, { query: { query }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
