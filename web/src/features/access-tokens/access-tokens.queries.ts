import { accessTokenEndpoints } from '@cuadrilla/contract/account/access-tokens';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

/** Asked again each time: programs use them meanwhile. */
export const accessTokensQuery = () =>
  queryOptions({
    queryKey: ['access-tokens'],
    queryFn: ({ signal }) => call(accessTokenEndpoints.list, { signal }),
    staleTime: 0,
  });
