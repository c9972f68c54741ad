import {
  type WebhookDelivery,
  webhookDeliveryEndpoints,
} from '@cuadrilla/contract/rules/webhooks/deliveries';
import { webhookEndpoints } from '@cuadrilla/contract/rules/webhooks/webhooks';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/server/api.ts';
import { webhookKeys } from './webhook-keys.ts';

/** Deliveries tell nobody that they went on: who looks at them asks again, sooner while one is on its way. */
const lookAgain = { usually: 5_000, soon: 2_000 };

const isOnItsWay = ({ state, tries }: WebhookDelivery): boolean => state === 'sending' && tries === 0;

export const webhookQueries = {
  list: (projectId: number) =>
    queryOptions({
      queryKey: webhookKeys.list(projectId),
      queryFn: ({ signal }) => call(webhookEndpoints.list, { params: { projectId }, signal }),
      staleTime: 0,
      refetchInterval: lookAgain.usually,
    }),
  deliveries: (projectId: number, webhookId: number, failed: boolean) =>
    infiniteQueryOptions({
      queryKey: [...webhookKeys.deliveries(projectId, webhookId), failed],
      queryFn: ({ signal, pageParam }) =>
        callPage(webhookDeliveryEndpoints.list, {
          params: { projectId, webhookId },
          query: { cursor: pageParam, ...(failed && { failed: 'yes' as const }) },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ cursor }) => cursor,
      placeholderData: keepPreviousData,
      staleTime: 0,
      // Whoever reads on looks at what is past: all of that is asked for again only while something is on its way.
      refetchInterval: ({ state: { data } }) => {
        const isOnePage = (data?.pages.length ?? 0) <= 1;
        return data?.pages.some(({ items }) => items.some(isOnItsWay))
          ? lookAgain[isOnePage ? 'soon' : 'usually']
          : isOnePage && lookAgain.usually;
      },
    }),
  delivery: (projectId: number, webhookId: number, delivery: WebhookDelivery) =>
    queryOptions({
      queryKey: webhookKeys.delivery(projectId, webhookId, delivery),
      queryFn: ({ signal }) =>
        call(webhookDeliveryEndpoints.read, {
          params: { projectId, webhookId, webhookDeliveryId: delivery.id },
          signal,
        }),
      staleTime: 0,
    }),
};
