import type { Task } from '@cuadrilla/contract/tasks';
import type { InfiniteData } from '@tanstack/react-query';
import type { ListPage } from '../../lib/api.ts';
import { belongs, compareTasks, isNarrowed, type TaskListing } from './task-listing.ts';

export interface TaskPage extends ListPage<Task[]> {
  /** The last task as it was when the page was read: the next page begins behind that, whatever became of it. */
  end?: Task | undefined;
}

/** The part of a list that has been read so far. */
export type TaskPages = InfiniteData<TaskPage, string | undefined>;

export const asTaskPage = (page: ListPage<Task[]>): TaskPage => ({ ...page, end: page.items.at(-1) });

/**
 * The list with the task as it is now: put where it belongs, moved there, or taken out. Behind the last page that
 * was read it is left to the pages still to come.
 */
export function withTask(list: TaskPages, listing: TaskListing, task: Task): TaskPages {
  const known = findTask(list, task.id);
  const stays = known && belongs(listing, task) && compareTasks(listing, known, task) === 0;
  if (stays) return replaceTask(list, task);
  const others = known ? withoutTask(list, task.id) : list;
  if (!belongs(listing, task)) return others;
  // Only the server can tell whether what it did not send is due in this time.
  if (!known && listing.filter.due) return others;
  // Elsewhere in an unread page it was counted already, unless it is new or comes from outside a narrower list.
  const isCounted = !known && !isNarrowed(listing) && task.version > 1;
  return insertTask(others, listing, task, isCounted ? 0 : 1);
}

export const withoutTask = (list: TaskPages, taskId: number): TaskPages =>
  findTask(list, taskId)
    ? changePages(list, -1, (items) =>
        items.some(({ id }) => id === taskId) ? items.filter(({ id }) => id !== taskId) : items,
      )
    : list;

export function findTask(list: TaskPages, taskId: number): Task | undefined {
  for (const { items } of list.pages) {
    const task = items.find(({ id }) => id === taskId);
    if (task) return task;
  }
  return undefined;
}

const replaceTask = (list: TaskPages, task: Task): TaskPages =>
  changePages(list, 0, (items) =>
    items.some(({ id }) => id === task.id) ? items.map((each) => (each.id === task.id ? task : each)) : items,
  );

function insertTask(list: TaskPages, listing: TaskListing, task: Task, counts: number): TaskPages {
  const isBefore = (other: Task): boolean => compareTasks(listing, task, other) < 0;
  const found = list.pages.findIndex(({ items }) => items.slice(-1).some(isBefore));
  const last = list.pages.at(-1);
  const end = last?.end ?? last?.items.at(-1);
  const isLeftToNextPage = last?.cursor !== undefined && (!end || compareTasks(listing, task, end) > 0);
  if (found === -1 && isLeftToNextPage) return changePages(list, counts, (items) => items);
  const target = found === -1 ? list.pages.length - 1 : found;
  return changePages(list, counts, (items, index) => {
    if (index !== target) return items;
    const at = items.findIndex(isBefore);
    return items.toSpliced(at === -1 ? items.length : at, 0, task);
  });
}

function changePages(
  list: TaskPages,
  counts: number,
  change: (items: Task[], index: number) => Task[],
): TaskPages {
  const pages = list.pages.map((page, index) => {
    const items = change(page.items, index);
    return items === page.items && counts === 0 ? page : { ...page, items, total: page.total + counts };
  });
  return { ...list, pages };
}
