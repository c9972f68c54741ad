import { accessTokenEndpoints, type AccessTokenForm } from '@cuadrilla/contract/account/access-tokens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { accessTokensQuery } from './access-tokens.queries.ts';
import { accessTokenTexts as texts } from './access-tokens.texts.ts';

/** Its answer is the only one that tells the token: whoever asks shows it. */
export function useCreateAccessToken() {
  const client = useQueryClient();
  const { queryKey } = accessTokensQuery();
  return useMutation({
    mutationFn: (body: AccessTokenForm & { currentPassword?: string }) =>
      call(accessTokenEndpoints.create, { body }),
    onSuccess: (made) => {
      const { token: _, ...kept } = made;
      client.setQueryData(queryKey, (tokens) => tokens && [kept, ...tokens]);
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

export function useRevokeAccessToken() {
  const client = useQueryClient();
  const { queryKey } = accessTokensQuery();
  return useMutation({
    mutationFn: (accessTokenId: number) => call(accessTokenEndpoints.revoke, { params: { accessTokenId } }),
    onSuccess: (_nothing, accessTokenId) => {
      client.setQueryData(queryKey, (tokens) => tokens?.filter(({ id }) => id !== accessTokenId));
      toast.success(texts.revoked);
    },
    onError: (error) => tellRefusal(error),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}
