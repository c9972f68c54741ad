import { firstStepsEndpoints } from '@cuadrilla/contract/views/first-steps';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

/** Steps are taken on other pages: asked again each time. */
export const firstStepsQuery = () =>
  queryOptions({
    queryKey: ['first-steps'] as const,
    queryFn: ({ signal }) => call(firstStepsEndpoints.read, { signal }),
    staleTime: 0,
  });
