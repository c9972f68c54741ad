import { limits } from '@cuadrilla/contract/fields';
import type { Task, TaskListQuery } from '@cuadrilla/contract/tasks';
import type { DbOrTx } from '../../database/database.ts';
import { cutPage } from '../../http/paging.ts';
import type { Viewpoint } from './field-filters.ts';
import { filterOf } from './task-filter.ts';
import {
  countTasks,
  listInOrder,
  listOrder,
  listOrderByColumn,
  listTasks,
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

interface Place {
  projectId: number;
  boardId: number;
}
type Asked = TaskListQuery & { query?: string };

const listOf = (place: Place, asked: Asked, viewpoint: Viewpoint): TaskList => ({
  ...place,
  timeZone: viewpoint.timeZone,
  query: asked.query ?? '',
  filter: filterOf(asked, viewpoint),
  sort: asked.sort,
  order: asked.order,
  cursor: asked.cursor,
});

/** A page of the tasks of a board that were asked for. */
export async function readTaskPage(
  db: DbOrTx,
  place: Place,
  asked: Asked,
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

/** The same for each of the columns, in two statements. */
export async function readColumnPages(
  db: DbOrTx,
  place: Place,
  asked: Asked,
  viewpoint: Viewpoint,
  columnIds: readonly number[],
): Promise<(TaskPage & { column: number })[]> {
  const { limit = limits.page } = asked;
  const list = listOf(place, { ...asked, column: undefined }, viewpoint);
  const orders = await listOrderByColumn(db, { ...list, limit: limit + 1 }, columnIds);
  const rows = await listInOrder(
    db,
    place.projectId,
    orders.flatMap(({ ids }) => ids),
  );
  return orders.map(({ columnId, total }) => {
    const { page, last } = cutPage(
      rows.filter((row) => row.columnId === columnId),
      limit,
    );
    const items = page.map((row) => presentTask(row, viewpoint.timeZone));
    return { column: columnId, items, total, cursor: last && cursorAfter(last, asked.sort) };
  });
}

/** Of one set: as many tasks as their texts let be read and written without anybody noticing. */
const mostOfSet = { tasks: 200, bytes: 256 * 1024 };

interface WholeList {
  total: number;
  sets: AsyncIterable<Task[]>;
}

/**
 * All tasks of a board that were asked for, in their order as it is now. They are read in sets, each when it is its
 * turn to be sent: neither memory nor a connection is kept for those who read slowly.
 */
export async function readWholeList(
  db: DbOrTx,
  place: Place,
  asked: Asked,
  viewpoint: Viewpoint,
): Promise<WholeList> {
  const list = listOf(place, asked, viewpoint);
  const order = await listOrder(db, list);
  async function* readSets(): AsyncGenerator<Task[]> {
    for (const ids of setsOf(order)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      const rows = await listInOrder(db, place.projectId, ids);
      yield rows.map((row) => presentTask(row, viewpoint.timeZone));
    }
  }
  const total = asked.cursor === undefined ? order.length : await countTasks(db, list);
  return { total, sets: readSets() };
}

function setsOf(order: readonly { id: number; length: number }[]): number[][] {
  const sets: number[][] = [];
  let bytes = Infinity;
  for (const { id, length } of order) {
    bytes += length;
    const set = sets.at(-1);
    if (set && bytes <= mostOfSet.bytes && set.length < mostOfSet.tasks) set.push(id);
    else {
      sets.push([id]);
      bytes = length;
    }
  }
  return sets;
}
