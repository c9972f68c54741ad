import type { Found, FoundTask } from '@cuadrilla/contract/views/search/search';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type Settle, showOwn } from '../../writes/own-changes.ts';
import { foundKeys } from './query-keys.ts';

/** What becomes of a task that was found; nothing where it is deleted. */
type TaskChange = (task: FoundTask) => FoundTask | undefined;

/** Shows changed tasks among the results until these are read again. */
export const showFound = (client: QueryClient, change: TaskChange): Settle =>
  showOwn(client, foundKeys.all, (results: InfiniteData<Found>) => withChanged(results, change));

export function withChanged(results: InfiniteData<Found>, change: TaskChange): InfiniteData<Found> {
  const pages = results.pages.map((page) => ({
    ...page,
    tasks: page.tasks.flatMap((task) => change(task) ?? []),
  }));
  const gone = countOf(results.pages) - countOf(pages);
  const less = ({ counts, ...page }: Found): Found => ({
    ...page,
    counts: { ...counts, tasks: counts.tasks - gone },
  });
  return { ...results, pages: pages.map(less) };
}

const countOf = (pages: readonly Found[]): number => pages.flatMap(({ tasks }) => tasks).length;
