import { feedEndpoints } from '@cuadrilla/contract/views/feeds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

/** Asked again each time: calendar programs read them meanwhile. */
export const feedsQuery = () =>
  queryOptions({
    queryKey: ['feeds'],
    queryFn: ({ signal }) => call(feedEndpoints.list, { signal }),
    staleTime: 0,
  });
