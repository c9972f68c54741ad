import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { stringifySearch } from './search-params.ts';

/** Puts what is searched for into the address of the page, in place of what was searched before. */
export function useSearchFor(): (text: string) => void {
  const router = useRouter();
  return useCallback(
    (text: string) => {
      const { pathname, search } = router.state.location;
      const href = `${pathname}${stringifySearch({ ...search, search: text.trim() || undefined })}`;
      void router.navigate({ href, replace: true });
    },
    [router],
  );
}
