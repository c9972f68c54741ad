import { pictureEndpoints } from '@cuadrilla/contract/account/pictures';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { writeNews } from '../../writes/own-changes.ts';
import { picturesKey, showPictures } from '../../lib/pictures.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { pictureTexts as texts } from './pictures.texts.ts';
import { profileKeys, profileQuery } from './profile.queries.ts';

export const picturesQuery = () =>
  queryOptions({
    queryKey: picturesKey,
    queryFn: async ({ signal }) => {
      const known = await call(pictureEndpoints.list, { signal });
      showPictures(known);
      return known;
    },
    staleTime: Infinity,
  });

export function useChangePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: Blob) => call(pictureEndpoints.change, { file }),
    onSuccess: (profile) => {
      writeNews(client, profileKeys.one(), () => profile);
      toast.success(texts.saved);
      return client.invalidateQueries({ queryKey: picturesKey });
    },
  });
}

export function useRemovePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(pictureEndpoints.remove),
    onSuccess: () => toast.success(texts.removed),
    onError: (error) => tellRefusal(error),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: picturesKey }),
        client.invalidateQueries({ queryKey: profileQuery().queryKey }),
      ]),
  });
}
