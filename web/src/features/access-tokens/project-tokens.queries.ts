import { projectTokenEndpoints, type ProjectToken } from '@cuadrilla/contract/account/project-tokens';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { projectTokenKeys } from './project-token-keys.ts';
import { projectTokenTexts as texts } from './project-tokens.texts.ts';

/** Asked again each time: programs use them meanwhile. */
export const projectTokensQuery = (projectId: number) =>
  queryOptions({
    queryKey: projectTokenKeys.ofProject(projectId),
    queryFn: ({ signal }) => call(projectTokenEndpoints.list, { params: { projectId }, signal }),
    staleTime: 0,
  });

/** Whoever shows the list says where the focus goes. */
export function useTakeFromToken(projectId: number, onGone: () => void) {
  const client = useQueryClient();
  const { queryKey } = projectTokensQuery(projectId);
  return useMutation({
    mutationFn: ({ id }: ProjectToken) =>
      call(projectTokenEndpoints.remove, { params: { projectId, accessTokenId: id } }),
    onSuccess: (_nothing, { id, name }) => {
      client.setQueryData(queryKey, (tokens) => tokens?.filter((token) => token.id !== id));
      toast.success(texts.taken(name));
      onGone();
    },
    onError: (error) => tellRefusal(error),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}
