import { profileEndpoints } from '@cuadrilla/contract/profile';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const profileKeys = {
  all: ['profile'] as const,
  one: () => [...profileKeys.all, 'one'] as const,
};

/** The person signed in, with time zone. */
export const profileQuery = () =>
  queryOptions({
    queryKey: profileKeys.one(),
    queryFn: ({ signal }) => call(profileEndpoints.read, { signal }),
    staleTime: Infinity,
  });
