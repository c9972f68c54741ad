import { type SavedSearch, savedSearchEndpoints } from '@cuadrilla/contract/saved-searches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { tellRefusal } from '../../ui/tell-refusal.ts';
import { toast } from '../../ui/toast.tsx';
import { savedQuery } from './saved.queries.ts';
import { searchTexts as texts } from './search.texts.ts';

type Fields = Omit<SavedSearch, 'id'>;

/** Read anew afterwards, with their counts. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: savedQuery().queryKey });
}

export const useSaveSearch = () =>
  useMutation({
    mutationFn: (fields: Fields) => call(savedSearchEndpoints.create, { body: fields }),
    onSuccess: ({ name }) => void toast.success(texts.savedAs(name)),
    onError: (error) => tellRefusal(error),
    onSettled: useRefresh(),
  });

export const useChangeSearch = () =>
  useMutation({
    mutationFn: ({ id, ...change }: Pick<SavedSearch, 'id'> & Partial<Fields>) =>
      call(savedSearchEndpoints.change, { params: { searchId: id }, body: change }),
    onError: (error) => tellRefusal(error),
    onSettled: useRefresh(),
  });

export const useForgetSearch = () =>
  useMutation({
    mutationFn: ({ id }: SavedSearch) => call(savedSearchEndpoints.remove, { params: { searchId: id } }),
    onSuccess: (_nothing, { name }) => void toast.success(texts.removed(name)),
    onError: (error) => tellRefusal(error),
    onSettled: useRefresh(),
  });
