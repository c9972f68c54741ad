import { useMatch, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Puts what is searched for into the address of the page that asks. */
export function useSearchFor(): (text: string) => void {
  const router = useRouter();
  const page = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return useCallback(
    (text: string) => {
      const { pathname, search } = router.latestLocation;
      if (pathname !== page) return; // on the way to another page
      void router.navigate({
        to: '.',
        search: (now) => ({ ...now, search: text.trim() || undefined }),
        // The letters of one search are one step back.
        replace: 'search' in search,
      });
    },
    [router, page],
  );
}
