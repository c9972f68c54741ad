import {
  type NotificationFilter,
  notificationEndpoints,
} from '@cuadrilla/contract/notifications/notifications';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api.ts';

export const notificationKeys = {
  all: ['notifications'] as const,
  lists: () => [...notificationKeys.all, 'list'] as const,
  counts: () => [...notificationKeys.all, 'counts'] as const,
};

export const countsQuery = () =>
  queryOptions({
    queryKey: notificationKeys.counts(),
    queryFn: ({ signal }) => call(notificationEndpoints.counts, { signal }),
  });

const pageLength = '30';

export const notificationsQuery = (filter?: NotificationFilter, projectId?: number) =>
  infiniteQueryOptions({
    queryKey: [...notificationKeys.lists(), filter, projectId],
    queryFn: ({ signal, pageParam }) =>
      callPage(notificationEndpoints.list, {
        query: {
          limit: pageLength,
          filter,
          project: projectId === undefined ? undefined : String(projectId),
          cursor: pageParam,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  });
