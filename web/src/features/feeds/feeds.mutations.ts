import { feedEndpoints, type FeedSubject } from '@cuadrilla/contract/views/feeds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { feedsQuery } from './feeds.queries.ts';
import { feedTexts as texts } from './feeds.texts.ts';

/** Its answer is the only one that tells the address: whoever asks shows it. */
export function useRenewFeed() {
  const client = useQueryClient();
  const { queryKey } = feedsQuery();
  return useMutation({
    mutationFn: (subject: FeedSubject) => call(feedEndpoints.renew, { body: subject }),
    onSuccess: () => void toast.success(texts.made),
    onError: (error) => tellRefusal(error),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

export function useRevokeFeed() {
  const client = useQueryClient();
  const { queryKey } = feedsQuery();
  return useMutation({
    mutationFn: (feedId: number) => call(feedEndpoints.revoke, { params: { feedId } }),
    onSuccess: (_nothing, feedId) => {
      client.setQueryData(queryKey, (feeds) => feeds?.filter(({ id }) => id !== feedId));
      toast.success(texts.revoked);
    },
    onError: (error) => tellRefusal(error),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}
