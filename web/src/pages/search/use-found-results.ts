import type { Found, FoundKind } from '@cuadrilla/contract/views/search/search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { foundQuery } from '../../features/search/search.queries.ts';

/** What the query in the address finds; of one kind, as many pages as were asked for. */
export function useFoundResults(query: string, kind: FoundKind | undefined) {
  const { data, error, isPlaceholderData, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({ ...foundQuery(query, kind), enabled: query !== '' });
  return {
    found: data && joined(data.pages),
    failed: error !== null,
    /** These are the results of the last query. */
    isOld: isPlaceholderData,
    retry: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
  };
}

export type FoundResults = ReturnType<typeof useFoundResults>;

function joined(pages: Found[]): Found | undefined {
  const [first] = pages;
  return (
    first && {
      ...first,
      tasks: pages.flatMap(({ tasks }) => tasks),
      comments: pages.flatMap(({ comments }) => comments),
      projects: pages.flatMap(({ projects }) => projects),
      boards: pages.flatMap(({ boards }) => boards),
      people: pages.flatMap(({ people }) => people),
    }
  );
}
