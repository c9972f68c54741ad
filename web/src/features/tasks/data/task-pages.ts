import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { InfiniteData } from '@tanstack/react-query';
import type { ListPage } from '../../../lib/server/api.ts';
import { belongs, compareTasks, hasDates, type TaskListing } from './task-listing.ts';

export interface TaskPage extends ListPage<Task[]> {
  /** The last task as it was when the page was read: the next page begins behind that, whatever became of it. */
  end?: Task | undefined;
}

/** The part of a list that has been read so far. */
export type TaskPages = InfiniteData<TaskPage, string | undefined>;

/** Of the whole list, by the page that was read last: changes made since are counted in all of them. */
export const totalOf = (pages: TaskPages['pages'] | undefined): number => pages?.at(-1)?.total ?? 0;

export const asTaskPage = (page: ListPage<Task[]>): TaskPage => ({ ...page, end: page.items.at(-1) });

/**
 * The list with the task as it is now: put where it belongs, moved there, or taken out. Behind the last page that
 * was read it is left to the pages still to come. `before` is the task as it was until now, if that is known.
 */
export function withTask(list: TaskPages, listing: TaskListing, task: Task, before?: Task): TaskPages {
  const read = findTask(list, task.id);
  const isIn = belongs(listing, task);
  if (read && isIn && compareTasks(listing, read, task) === 0) return replaceTask(list, task);
  if (read)
    return isIn ? insertTask(withoutTask(list, task.id), listing, task, 1) : withoutTask(list, task.id);
  if (hasDates(listing.filter)) return list;
  const wasIn = hasMore(list) && wasUnread(listing, task, before);
  const counts = Number(isIn) - Number(wasIn);
  return isIn ? insertTask(list, listing, task, counts) : changePages(list, counts, (items) => items);
}

/** Whether it was counted in a page still to come. Of what nobody knew only a new one is sure not to have been. */
const wasUnread = (listing: TaskListing, task: Task, before: Task | undefined): boolean =>
  before
    ? before.board_id === task.board_id && belongs(listing, before)
    : belongs(listing, task) && task.version > 1;

export const hasMore = ({ pages }: Pick<TaskPages, 'pages'>): boolean => pages.at(-1)?.cursor !== undefined;

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
  const isLeftToNextPage = hasMore(list) && (!end || compareTasks(listing, task, end) > 0);
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
  return pages.every((page, index) => page === list.pages[index]) ? list : { ...list, pages };
}
