import { passkeyEndpoints } from '@cuadrilla/contract/account/passkeys';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { passkeyTexts as texts } from './passkeys.texts.ts';

export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => call(passkeyEndpoints.list, { signal }),
    staleTime: 0,
  });

function useSettled(told: string) {
  const client = useQueryClient();
  return {
    onSuccess: () => void toast.success(told),
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery().queryKey }),
  };
}

/** What the browser is to be asked, for who knows the password. */
export const useAskNewPasskey = () =>
  useMutation({
    mutationFn: (currentPassword?: string) => call(passkeyEndpoints.askNew, { body: { currentPassword } }),
  });

export const useAddPasskey = () =>
  useMutation({
    mutationFn: async (optionsJSON: Record<string, unknown>) => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const credential = await startRegistration({ optionsJSON: optionsJSON as never });
      return call(passkeyEndpoints.add, {
        body: { name: texts.usualName, credential: { ...credential } },
      });
    },
    ...useSettled(texts.added),
  });

export const useRenamePasskey = () =>
  useMutation({
    mutationFn: ({ passkeyId, name }: { passkeyId: number; name: string }) =>
      call(passkeyEndpoints.rename, { params: { passkeyId }, body: { name } }),
    ...useSettled(texts.renamed),
  });

export const useRemovePasskey = () =>
  useMutation({
    mutationFn: ({ passkeyId, currentPassword }: { passkeyId: number; currentPassword?: string }) =>
      call(passkeyEndpoints.remove, { params: { passkeyId }, body: { currentPassword } }),
    ...useSettled(texts.removed),
  });
