import { countEndpoints } from '@cuadrilla/contract/notices/notifications/counts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

export const notificationKeys = {
  all: ['notifications'] as const,
  lists: () => [...notificationKeys.all, 'list'] as const,
};

export const countsQuery = () =>
  queryOptions({
    queryKey: [...notificationKeys.all, 'counts'],
    queryFn: ({ signal }) => call(countEndpoints.counts, { signal }),
  });
