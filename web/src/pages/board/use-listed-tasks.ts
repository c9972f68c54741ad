import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readUpTo } from '../../features/tasks/acts/bulk/read-up-to.ts';
import { isNarrowed, type TaskListing } from '../../features/tasks/data/task-listing.ts';
import { type TaskPages, totalOf } from '../../features/tasks/data/task-pages.ts';
import { taskQueries } from '../../features/tasks/data/tasks.queries.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { useDoneFold } from '../../services/done-fold.ts';

/**
 * The tasks of a list: those that are open and, where nothing is looked for, apart and at its end what is done. A board
 * that is not read in one go is asked for both apart: what is folded is not read.
 */
export function useListedTasks({ projectId, boardId }: BoardPlace, listing: TaskListing, columns: Column[]) {
  const list = useInfiniteQuery(taskQueries.list(projectId, boardId, listing));
  const [isOpen, onToggle] = useDoneFold(boardId);
  const ids = useMemo(() => idsByDoneness(columns), [columns]);
  const isSplit = !isNarrowed(listing) && ids.open !== '' && ids.done !== '';
  const isLarge = isSplit && list.hasNextPage;
  const partOf = (column: string, enabled: boolean) => ({
    ...taskQueries.list(projectId, boardId, { ...listing, filter: { ...listing.filter, column } }),
    enabled,
  });
  const openOnes = useInfiniteQuery(partOf(ids.open, isLarge));
  const doneOnes = useInfiniteQuery(partOf(ids.done, isLarge && isOpen));
  const read = useTasks(list.data);
  const [readOpen, readDone] = [useTasks(openOnes.data), useTasks(doneOnes.data)];
  const parts = useMemo(() => splitTasks(read, ids.done), [read, ids.done]);
  const shown = isLarge && openOnes.data ? openOnes : list;
  const tasks = isLarge && openOnes.data ? readOpen : isSplit ? parts?.open : read;
  const total = isSplit && !isLarge ? (parts?.open.length ?? 0) : totalOf(shown.data?.pages);
  const doneTasks = (isLarge ? readDone : parts?.done) ?? [];
  const count = isLarge
    ? columns.reduce((sum, { kind, taskCount }) => sum + (kind === 'hecho' ? taskCount : 0), 0)
    : doneTasks.length;
  return {
    /** What the page reads on as its end comes near. */
    list: shown,
    tasks,
    total,
    /** All there is on the board, once it has been read and nothing is looked for. */
    whole: !list.isPlaceholderData && !list.hasNextPage && !isNarrowed(listing) ? read : undefined,
    readUpTo: (most: number) => readUpTo(shown, most),
    done: isSplit && count > 0 ? { tasks: doneTasks, count, isOpen, onToggle, list: doneOnes } : undefined,
  };
}

const useTasks = (data: Pick<TaskPages, 'pages'> | undefined): Task[] | undefined =>
  useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);

function idsByDoneness(columns: readonly Column[]) {
  const idsOf = (done: boolean) =>
    columns.filter(({ kind }) => (kind === 'hecho') === done).map(({ id }) => id);
  return { open: idsOf(false).join(), done: idsOf(true).join() };
}

function splitTasks(tasks: readonly Task[] | undefined, doneIds: string) {
  const ids = new Set(doneIds.split(',').map(Number));
  const isDone = ({ column_id }: Task): boolean => ids.has(column_id);
  return tasks && { open: tasks.filter((task) => !isDone(task)), done: tasks.filter(isDone) };
}
