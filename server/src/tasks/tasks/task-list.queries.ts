import type { TaskListQuery } from '@cuadrilla/contract/tasks/tasks';
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { columns, tasks, users } from '../../platform/database/schema/schema.ts';
import { afterCursor, orderOf } from './task-order.ts';
import { nameLabels } from './name-labels.ts';
import { listedColumns, type TaskRow } from './tasks.queries.ts';

export interface TaskList extends Pick<TaskListQuery, 'sort' | 'order' | 'limit' | 'cursor'> {
  projectId: number;
  boardId: number;
  /** Of the reader. */
  timeZone: string;
  query?: string;
  /** Those that are archived, or those that are not. */
  archived: boolean;
  filter?: SQL | undefined;
}

function matching({ projectId, boardId, query = '', archived, filter }: TaskList): SQL | undefined {
  return and(
    eq(tasks.projectId, projectId),
    eq(tasks.boardId, boardId),
    isNull(tasks.deletedAt),
    eq(tasks.archived, archived),
    filter,
    query === '' ? undefined : sql`strpos(${tasks.folded}, fold(${query})) > 0`,
  );
}

/** What comes next in the list. */
function following(list: TaskList): SQL | undefined {
  const { sort, order, cursor } = list;
  return and(matching(list), cursor === undefined ? undefined : afterCursor(sort, order, cursor, list));
}

/** Joined, since a subquery in the order would be asked for each task anew. */
const ofColumn = and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId));

/** Of the lists that are asked for most. A name stands for one text, so one with more conditions has none. */
const nameOf = (kind: string, { query = '', filter, cursor, sort, order }: TaskList): string | undefined =>
  query === '' && !filter && cursor === undefined ? `${kind}_${sort}_${order}` : undefined;

const selectListed = (db: DbOrTx) =>
  db.select(listedColumns).from(tasks).leftJoin(users, eq(users.id, tasks.assignedTo)).$dynamic();

/** One page of the board in order. */
export async function listTasks(db: DbOrTx, list: TaskList & { limit: number }): Promise<TaskRow[]> {
  const { sort, order, limit } = list;
  const select = sort === 'column_id' ? selectListed(db).innerJoin(columns, ofColumn) : selectListed(db);
  const page = select
    .where(following(list))
    .orderBy(...orderOf(sort, order, list))
    .limit(limit);
  return nameLabels(db, list.projectId, await readRows(db, page, nameOf('tasks_page', list)));
}

/** The whole list, if it has no more tasks than that and none has a longer text. */
export async function listIfShort(
  db: DbOrTx,
  list: TaskList,
  most: { tasks: number; bytes: number },
): Promise<TaskRow[] | undefined> {
  const { sort, order } = list;
  const description = sql<string | null>`
    case when octet_length(${tasks.description}) <= ${most.bytes} then ${tasks.description} end`.as(
    'description',
  );
  const select = db
    .select({ ...listedColumns, description })
    .from(tasks)
    .leftJoin(users, eq(users.id, tasks.assignedTo))
    .$dynamic();
  const whole = (sort === 'column_id' ? select.innerJoin(columns, ofColumn) : select)
    .where(following(list))
    .orderBy(...orderOf(sort, order, list))
    .limit(most.tasks + 1);
  const rows = await readRows(db, whole, nameOf('tasks_whole', list));
  const isWhole = (row: (typeof rows)[number]): row is TaskRow => row.description !== null;
  if (rows.length > most.tasks || !rows.every(isWhole)) return undefined;
  return nameLabels(db, list.projectId, rows);
}

/** The order of the whole list, and how long its texts are, which is known without reading them. */
export function listOrder(db: DbOrTx, list: TaskList) {
  const { sort, order } = list;
  const select = db
    .select({ id: tasks.id, length: sql<number>`octet_length(${tasks.description})` })
    .from(tasks)
    .$dynamic();
  const whole = (sort === 'column_id' ? select.innerJoin(columns, ofColumn) : select)
    .where(following(list))
    .orderBy(...orderOf(sort, order, list));
  return readRows(db, whole);
}

/** One parameter, so that it is one statement however many they are. */
const tasksByIds = prepareOnce((db) =>
  selectListed(db).where(
    and(
      eq(tasks.projectId, sql.placeholder('projectId')),
      sql`${tasks.id} = any(${sql.placeholder('ids')}::int[])`,
      isNull(tasks.deletedAt),
    ),
  ),
);

/** Those of the ids that are still there, in their order. */
export async function listInOrder(db: DbOrTx, projectId: number, ids: readonly number[]): Promise<TaskRow[]> {
  if (ids.length === 0) return [];
  const rows = await nameLabels(db, projectId, await tasksByIds(db, { projectId, ids }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The first tasks of each of the columns, one column after the other. */
export async function listTasksByColumn(
  db: DbOrTx,
  list: TaskList & { limit: number },
  columnIds: readonly number[],
): Promise<TaskRow[]> {
  const { order, limit } = list;
  // Within one column all have the same.
  const sort = list.sort === 'column_id' ? 'id' : list.sort;
  const inOrder = orderOf(sort, order, list);
  const first = db
    .select()
    .from(tasks)
    .where(and(following(list), sql`${tasks.columnId} = wanted.id`))
    .orderBy(...inOrder)
    .limit(limit)
    .as('tasks');
  const page = db
    .select(listedColumns)
    .from(sql`unnest(${sql.param([...columnIds])}::int[]) with ordinality as wanted (id, place)`)
    .innerJoinLateral(first, sql`true`)
    .leftJoin(users, eq(users.id, tasks.assignedTo))
    .orderBy(sql`wanted.place`, ...inOrder);
  return nameLabels(db, list.projectId, await readRows(db, page, nameOf('tasks_by_column', list)));
}

/** How many of the list there are in each of the columns that have any; of the whole board that is kept. */
export async function countByColumns(
  db: DbOrTx,
  list: TaskList,
  kept: readonly { id: number; taskCount: number }[],
): Promise<ReadonlyMap<number, number>> {
  if (isWholeBoard(list)) return new Map(kept.map(({ id, taskCount }) => [id, taskCount]));
  const counted = await db
    .select({ columnId: tasks.columnId, total: count() })
    .from(tasks)
    .where(
      and(
        matching(list),
        inArray(
          tasks.columnId,
          kept.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(tasks.columnId);
  return new Map(counted.map(({ columnId, total }) => [columnId, total]));
}

/** Of the whole board the number is kept; only of a part of it must it be counted. */
export async function countTasks(db: DbOrTx, list: TaskList): Promise<number> {
  const [row] = isWholeBoard(list)
    ? await db
        .select({ total: sql<number>`coalesce(sum(${columns.taskCount}), 0)::int` })
        .from(columns)
        .where(and(eq(columns.projectId, list.projectId), eq(columns.boardId, list.boardId)))
    : await db.select({ total: count() }).from(tasks).where(matching(list));
  return row?.total ?? 0;
}

const isWholeBoard = ({ filter, archived, query = '' }: TaskList): boolean =>
  filter === undefined && query === '' && !archived;
