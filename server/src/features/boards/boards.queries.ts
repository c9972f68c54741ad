import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import { boards, columns, labels, tasks } from '../../database/schema/schema.ts';

export type BoardRow = Awaited<ReturnType<typeof selectBoards>>[number];

/** Boards with their label and how many tasks they hold. */
function selectBoards(db: DbOrTx) {
  return db
    .select({
      id: boards.id,
      name: boards.name,
      deletedAt: boards.deletedAt,
      label: { id: labels.id, name: labels.name, hexCode: labels.hexCode },
      taskCount: sql<number>`(
        select count(*)::int from ${tasks}
        where ${tasks.projectId} = ${boards.projectId} and ${tasks.boardId} = ${boards.id}
        and ${tasks.deletedAt} is null)`,
    })
    .from(boards)
    .leftJoin(labels, and(eq(labels.projectId, boards.projectId), eq(labels.id, boards.labelId)))
    .$dynamic();
}

/** Those whose name contains the search; all when it is empty. */
export function listBoards(db: DbOrTx, projectId: number, search = '') {
  const matches = search === '' ? undefined : sql`strpos(${boards.nameFolded}, fold(${search})) > 0`;
  return selectBoards(db)
    .where(and(eq(boards.projectId, projectId), isNull(boards.deletedAt), matches))
    .orderBy(asc(boards.id));
}

/** A board in or out of the trash. */
export async function findBoard(
  db: DbOrTx,
  projectId: number,
  boardId: number,
): Promise<BoardRow | undefined> {
  const [row] = await selectBoards(db).where(and(eq(boards.projectId, projectId), eq(boards.id, boardId)));
  return row;
}

/** The columns of a board in order, with how many tasks each holds. */
export function listColumns(db: DbOrTx, projectId: number, boardId: number) {
  return db
    .select({
      id: columns.id,
      name: columns.name,
      kind: columns.kind,
      position: columns.position,
      wipLimit: columns.wipLimit,
      taskCount: count(tasks.id),
    })
    .from(columns)
    .leftJoin(
      tasks,
      and(
        eq(tasks.projectId, columns.projectId),
        eq(tasks.boardId, columns.boardId),
        eq(tasks.columnId, columns.id),
        isNull(tasks.deletedAt),
      ),
    )
    .where(and(eq(columns.projectId, projectId), eq(columns.boardId, boardId)))
    .groupBy(columns.projectId, columns.id)
    .orderBy(asc(columns.position));
}

export type ColumnCount = Awaited<ReturnType<typeof countByColumn>>[number];

/** How many tasks the columns of these boards hold, where there are any. */
export function countByColumn(db: DbOrTx, wanted: readonly { projectId: number; boardId: number }[]) {
  return db
    .select({
      projectId: tasks.projectId,
      boardId: tasks.boardId,
      columnId: tasks.columnId,
      count: count(),
    })
    .from(tasks)
    .where(and(isNull(tasks.deletedAt), or(...wanted.map(isOnBoard))))
    .groupBy(tasks.projectId, tasks.boardId, tasks.columnId);
}

const isOnBoard = ({ projectId, boardId }: { projectId: number; boardId: number }) =>
  and(eq(tasks.projectId, projectId), eq(tasks.boardId, boardId));
