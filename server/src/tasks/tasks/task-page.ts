import { limits } from '@cuadrilla/contract/kernel/fields';
import type { Task, TaskListQuery } from '@cuadrilla/contract/tasks/tasks';
import type { DbOrTx } from '../../platform/database/database.ts';
import { cutPage } from '../../platform/http/paging.ts';
import type { Viewpoint } from './field-filters.ts';
import { filterOf } from './task-filter.ts';
import {
  countByColumns,
  countTasks,
  listTasks,
  listTasksByColumn,
  type TaskList,
} from './task-list.queries.ts';
import { cursorAfter } from './task-order.ts';
import { presentTask } from './tasks.present.ts';

interface TaskPage {
  items: Task[];
  /** Of the whole list. */
  total: number;
  /** Where the next page begins, if there is one. */
  cursor: string | undefined;
}

export interface BoardRef {
  projectId: number;
  boardId: number;
}
export type ListQuery = TaskListQuery & { query?: string };

export const listOf = (place: BoardRef, asked: ListQuery, viewpoint: Viewpoint): TaskList => ({
  ...place,
  timeZone: viewpoint.timeZone,
  query: asked.query ?? '',
  archived: asked.archived !== undefined,
  filter: filterOf(asked, viewpoint),
  sort: asked.sort,
  order: asked.order,
  cursor: asked.cursor,
});

/** A page of the tasks of a board that were asked for. */
export async function readTaskPage(
  db: DbOrTx,
  place: BoardRef,
  asked: ListQuery,
  viewpoint: Viewpoint,
): Promise<TaskPage> {
  const { cursor, limit = limits.page } = asked;
  const list = listOf(place, asked, viewpoint);
  const rows = await listTasks(db, { ...list, limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  const isWhole = !last && cursor === undefined;
  return {
    items: page.map((row) => presentTask(row, viewpoint.timeZone)),
    total: isWhole ? rows.length : await countTasks(db, list),
    cursor: last && cursorAfter(last, asked.sort),
  };
}

/** The same for each of the columns. */
export async function readColumnPages(
  db: DbOrTx,
  place: BoardRef,
  asked: ListQuery,
  viewpoint: Viewpoint,
  columns: readonly { id: number; taskCount: number }[],
): Promise<(TaskPage & { column: number })[]> {
  const { limit = limits.page } = asked;
  const list = listOf(place, { ...asked, column: undefined }, viewpoint);
  const ids = columns.map(({ id }) => id);
  const [rows, totals] = await Promise.all([
    listTasksByColumn(db, { ...list, limit: limit + 1 }, ids),
    countByColumns(db, list, columns),
  ]);
  return ids.map((column) => {
    const { page, last } = cutPage(
      rows.filter((row) => row.columnId === column),
      limit,
    );
    const items = page.map((row) => presentTask(row, viewpoint.timeZone));
    return { column, items, total: totals.get(column) ?? 0, cursor: last && cursorAfter(last, asked.sort) };
  });
}
