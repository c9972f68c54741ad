import {
  type Notification,
  notificationEndpoints,
} from '@cuadrilla/contract/notices/notifications/notifications';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { call, type ListPage } from '../../lib/server/api.ts';
import { showOwn } from '../../writes/own-changes.ts';
import { tellFailure } from '../../ui/layers/tell-refusal.ts';
import { write } from '../../writes/write.ts';
import { notificationKeys } from './counts.queries.ts';
import { notificationTexts as texts } from './notifications.texts.ts';

type List = InfiniteData<ListPage<Notification[]>>;

/** The lists with some of them read, or not. */
const marked =
  (isMeant: (each: Notification) => boolean, read: boolean) =>
  (list: List): List => ({
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      items: page.items.map((each) => (isMeant(each) ? { ...each, read } : each)),
    })),
  });

export function useMarkNotifications() {
  const client = useQueryClient();
  const begin = (isMeant: (each: Notification) => boolean, read: boolean) => ({
    about: ['notifications'],
    shown: [showOwn(client, notificationKeys.lists(), marked(isMeant, read))],
    refused: (error: unknown) => tellFailure(error, texts.markFailed),
    refresh: () => client.invalidateQueries({ queryKey: notificationKeys.all }),
  });
  return {
    mark: (ids: number[], read = true) =>
      void write({
        ...begin(({ id }) => ids.includes(id), read),
        ask: () => call(notificationEndpoints.mark, { body: { ids, read } }),
      }),
    /** What came later has not been seen. */
    readAll: (newest: number) =>
      void write({
        ...begin(({ id }) => id <= newest, true),
        ask: () => call(notificationEndpoints.readAll, { body: { upTo: newest } }),
      }),
  };
}
