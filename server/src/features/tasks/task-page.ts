import type { Task, TaskListQuery } from '@cuadrilla/contract/tasks';
import type { DbOrTx } from '../../database/database.ts';
import { cutPage, oneMore } from '../../http/paging.ts';
import type { Viewpoint } from './field-filters.ts';
import { filterOf } from './task-filter.ts';
import { cursorAfter } from './task-order.ts';
import { presentTask } from './tasks.present.ts';
import { countTasks, listTasks } from './tasks.queries.ts';

interface TaskPage {
  items: Task[];
  /** Of the whole list. */
  total: number;
  /** Where the next page begins, if there is one. */
  cursor: string | undefined;
}

/** The tasks of a board that were asked for: all of them, or a page. */
export async function readTaskPage(
  db: DbOrTx,
  place: { projectId: number; boardId: number },
  query: TaskListQuery & { query?: string },
  viewpoint: Viewpoint,
): Promise<TaskPage> {
  const { timeZone } = viewpoint;
  const { sort, order, cursor, limit } = query;
  const filter = filterOf(query, viewpoint);
  const list = { ...place, timeZone, query: query.query ?? '', filter, sort, order, cursor };
  const rows = await listTasks(db, { ...list, limit: oneMore(limit) });
  const { page, last } = cutPage(rows, limit);
  const isWhole = !last && cursor === undefined;
  return {
    items: page.map((row) => presentTask(row, timeZone)),
    total: isWhole ? rows.length : await countTasks(db, list),
    cursor: last && cursorAfter(last, sort),
  };
}
