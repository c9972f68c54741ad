import {
  type NotificationFilter,
  notificationEndpoints,
} from '@cuadrilla/contract/notices/notifications/notifications';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callPage } from '../../lib/server/api.ts';
import { notificationKeys } from './counts.queries.ts';

const pageLength = '30';

export const notificationsQuery = (filter?: NotificationFilter, project?: string) =>
  infiniteQueryOptions({
    queryKey: [...notificationKeys.lists(), filter, project],
    queryFn: ({ signal, pageParam }) =>
      callPage(notificationEndpoints.list, {
        query: { limit: pageLength, filter, project, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  });
