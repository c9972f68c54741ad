import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { boards, columns, labels } from '../../platform/database/schema/schema.ts';

export type BoardRow = Awaited<ReturnType<typeof selectBoards>>[number];

/** Boards with their label and how many tasks they hold. */
function selectBoards(db: DbOrTx) {
  return db
    .select({
      id: boards.id,
      name: boards.name,
      firstView: boards.firstView,
      deletedAt: boards.deletedAt,
      labelId: labels.id,
      labelName: labels.name,
      labelHexCode: labels.hexCode,
      taskCount: sql<number>`(
        select coalesce(sum(${columns.taskCount}), 0)::int from ${columns}
        where ${columns.projectId} = ${boards.projectId} and ${columns.boardId} = ${boards.id})`,
    })
    .from(boards)
    .leftJoin(labels, and(eq(labels.projectId, boards.projectId), eq(labels.id, boards.labelId)))
    .$dynamic();
}

/** Out of the trash. */
export const boardsOfProject = (db: DbOrTx, matches?: SQL) =>
  selectBoards(db)
    .where(and(eq(boards.projectId, sql.placeholder('projectId')), isNull(boards.deletedAt), matches))
    .orderBy(asc(boards.id));

const allBoards = prepareOnce((db) => boardsOfProject(db));
const boardsNamed = prepareOnce((db) =>
  boardsOfProject(db, sql`strpos(${boards.nameFolded}, fold(${sql.placeholder('search')})) > 0`),
);

/** Those whose name contains the search; all when it is empty. */
export const listBoards = (db: DbOrTx, projectId: number, search = '') =>
  search === '' ? allBoards(db, { projectId }) : boardsNamed(db, { projectId, search });

/** A board in or out of the trash. */
export async function findBoard(
  db: DbOrTx,
  projectId: number,
  boardId: number,
): Promise<BoardRow | undefined> {
  const [row] = await selectBoards(db).where(and(eq(boards.projectId, projectId), eq(boards.id, boardId)));
  return row;
}

/** In order, with how many tasks each holds. */
export const columnsOfBoard = (db: DbOrTx) =>
  db
    .select({
      id: columns.id,
      name: columns.name,
      kind: columns.kind,
      position: columns.position,
      wipLimit: columns.wipLimit,
      taskCount: columns.taskCount,
      archivedCount: columns.archivedCount,
    })
    .from(columns)
    .where(
      and(
        eq(columns.projectId, sql.placeholder('projectId')),
        eq(columns.boardId, sql.placeholder('boardId')),
      ),
    )
    .orderBy(asc(columns.position));

const listedColumns = prepareOnce(columnsOfBoard);

export const listColumns = (db: DbOrTx, projectId: number, boardId: number) =>
  listedColumns(db, { projectId, boardId });

export type ColumnCount = Awaited<ReturnType<typeof countByColumn>>[number];

/** How many tasks the columns of these boards hold, and how many archived ones, where there are any. */
export function countByColumn(db: DbOrTx, wanted: readonly { projectId: number; boardId: number }[]) {
  return db
    .select({
      projectId: columns.projectId,
      boardId: columns.boardId,
      columnId: columns.id,
      count: columns.taskCount,
      archived: columns.archivedCount,
    })
    .from(columns)
    .where(and(or(gt(columns.taskCount, 0), gt(columns.archivedCount, 0)), or(...wanted.map(isOnBoard))));
}

const isOnBoard = ({ projectId, boardId }: { projectId: number; boardId: number }) =>
  and(eq(columns.projectId, projectId), eq(columns.boardId, boardId));
