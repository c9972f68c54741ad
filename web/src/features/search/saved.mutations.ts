import { type SavedSearch, savedSearchEndpoints } from '@cuadrilla/contract/views/saved-searches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { showOwn } from '../../writes/own-changes.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
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

/** From now on it asks for something else. */
export function useReplaceQuery() {
  const refresh = useRefresh();
  return ({ id, name, query: before }: SavedSearch, now: string): void => {
    const ask = (query: string) =>
      call(savedSearchEndpoints.change, { params: { searchId: id }, body: { query } });
    void write({
      about: [`search ${id}`],
      ask: () => ask(now),
      refused: (error) => tellRefusal(error),
      refresh,
      undo: { text: texts.replaced(name), run: () => ask(before) },
    });
  };
}

/** Taken back it is saved anew: the link to its calendar, if it had one, is not the same. */
export function useForgetSearch() {
  const client = useQueryClient();
  const refresh = useRefresh();
  return ({ id, ...fields }: SavedSearch): void =>
    void write({
      about: [`search ${id}`],
      shown: [
        showOwn(client, savedQuery().queryKey, (saved: SavedSearch[]) =>
          saved.filter((search) => search.id !== id),
        ),
      ],
      ask: () => call(savedSearchEndpoints.remove, { params: { searchId: id } }),
      refused: (error) => tellRefusal(error),
      refresh,
      undo: {
        text: texts.removed(fields.name),
        run: () => call(savedSearchEndpoints.create, { body: fields }),
      },
    });
}
