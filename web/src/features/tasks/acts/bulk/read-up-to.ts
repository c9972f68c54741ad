import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { TaskPages } from '../../data/task-pages.ts';

type Pages = Pick<TaskPages, 'pages'> | undefined;

/** A list of tasks, as a query has it. */
interface ReadList {
  data: Pages;
  fetchNextPage: () => Promise<{ data: Pages; isFetchNextPageError: boolean }>;
}

/** Reads on until there are so many tasks, or no more, or the next page cannot be had: then what there is. */
export async function readUpTo({ data, fetchNextPage }: ReadList, count: number): Promise<Task[]> {
  const tasks = data?.pages.flatMap(({ items }) => items) ?? [];
  if (tasks.length >= count || data?.pages.at(-1)?.cursor === undefined) return tasks;
  const next = await fetchNextPage();
  return next.isFetchNextPageError ? tasks : readUpTo({ data: next.data, fetchNextPage }, count);
}
