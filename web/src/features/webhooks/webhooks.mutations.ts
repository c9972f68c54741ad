import { webhookDeliveryEndpoints } from '@cuadrilla/contract/rules/webhooks/deliveries';
import {
  type MadeWebhook,
  type NewWebhook,
  type Webhook,
  webhookEndpoints,
} from '@cuadrilla/contract/rules/webhooks/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { showOwn } from '../../writes/own-changes.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { webhookKeys } from './webhook-keys.ts';
import { webhookTexts as texts } from './webhooks.texts.ts';

function useRefresh(projectId: number) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: webhookKeys.ofProject(projectId) });
}

/** On or off, shown at once. */
export function useTurnWebhook(projectId: number) {
  const client = useQueryClient();
  const refresh = useRefresh(projectId);
  return ({ id }: Webhook, enabled: boolean): void =>
    void write({
      about: [`webhook ${projectId} ${id}`],
      shown: [
        showOwn(client, webhookKeys.list(projectId), (all: Webhook[]) =>
          all.map((webhook) => (webhook.id === id ? { ...webhook, enabled, paused: null } : webhook)),
        ),
      ],
      ask: () => call(webhookEndpoints.change, { params: { projectId, webhookId: id }, body: { enabled } }),
      refused: (error) => tellRefusal(error),
      refresh,
    });
}

/** The form tells why it was refused. What is made comes with its secret. */
export const useSaveWebhook = (projectId: number, webhook: Webhook | undefined) =>
  useMutation({
    mutationFn: async (body: NewWebhook): Promise<MadeWebhook | undefined> => {
      if (!webhook) return call(webhookEndpoints.create, { params: { projectId }, body });
      await call(webhookEndpoints.change, { params: { projectId, webhookId: webhook.id }, body });
      return undefined;
    },
    onSuccess: (_made, { name }) => void toast.success(webhook ? texts.saved(name) : texts.created(name)),
    onSettled: useRefresh(projectId),
  });

/** Gone at once with what asked for it: whoever shows the list says where the focus goes. */
export function useRemoveWebhook(projectId: number, onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Webhook) => call(webhookEndpoints.remove, { params: { projectId, webhookId: id } }),
    onSuccess: (_nothing, { id, name }) => {
      client.setQueryData(webhookKeys.list(projectId), (all?: Webhook[]) =>
        all?.filter((webhook) => webhook.id !== id),
      );
      toast.success(texts.removed(name));
      onGone();
    },
    onError: (error) => tellRefusal(error),
    onSettled: useRefresh(projectId),
  });
}

export const useTestWebhook = (projectId: number) =>
  useMutation({
    mutationFn: ({ id }: Webhook) => call(webhookEndpoints.test, { params: { projectId, webhookId: id } }),
    onSuccess: () => void toast.success(texts.tested),
    onError: (error) => tellRefusal(error),
    onSettled: useRefresh(projectId),
  });

export const useRenewSecret = (projectId: number) =>
  useMutation({
    mutationFn: ({ id }: Webhook) =>
      call(webhookEndpoints.renewSecret, { params: { projectId, webhookId: id } }),
    onSuccess: () => void toast.success(texts.secretRenewed),
    onError: (error) => tellRefusal(error),
    onSettled: useRefresh(projectId),
  });

/** The same call once more: of one, or of all that failed. */
export const useReplay = (projectId: number, webhookId: number) =>
  useMutation({
    mutationFn: async (which: number | 'failed') => {
      const params = { projectId, webhookId };
      if (which === 'failed') return (await call(webhookDeliveryEndpoints.replayFailed, { params })).count;
      await call(webhookDeliveryEndpoints.replay, { params: { ...params, webhookDeliveryId: which } });
      return 1;
    },
    onSuccess: (count) => void toast.success(texts.replayed(count)),
    onError: (error) => tellRefusal(error),
    onSettled: useRefresh(projectId),
  });
