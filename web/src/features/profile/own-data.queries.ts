import { accountDeletionEndpoints } from '@cuadrilla/contract/account/account-deletion';
import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { type Exported, exportEndpoints } from '@cuadrilla/contract/carry/exports';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { ownDataTexts as texts } from './own-data.texts.ts';
import { profileKeys } from './profile.queries.ts';

export const isUnderWay = ({ ready, failed }: Exported): boolean => !ready && !failed;

export const exportsQuery = () =>
  queryOptions({
    queryKey: profileKeys.exports(),
    queryFn: ({ signal }) => call(exportEndpoints.list, { signal }),
    staleTime: 0,
    // That it is there is told; that nothing came of it is not.
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 20_000 : false),
  });

export function useAskExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(exportEndpoints.ask),
    onSuccess: () => toast.success(texts.asked),
    onError: (error) => tellRefusal(error),
    onSettled: () => client.invalidateQueries({ queryKey: profileKeys.exports() }),
  });
}

export function useDropExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (exportId: number) => call(exportEndpoints.remove, { params: { exportId } }),
    onSuccess: () => toast.success(texts.dropped),
    onError: (error) => tellRefusal(error),
    onSettled: () => client.invalidateQueries({ queryKey: profileKeys.exports() }),
  });
}

/** Projects and people change elsewhere: asked again each time. */
export const deletionQuery = () =>
  queryOptions({
    queryKey: profileKeys.deletion(),
    queryFn: ({ signal }) => call(accountDeletionEndpoints.preview, { signal }),
    staleTime: 0,
  });

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (body: BodyInputOf<typeof accountDeletionEndpoints.run>) =>
      call(accountDeletionEndpoints.run, { body }),
  });
