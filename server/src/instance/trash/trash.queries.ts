import { mostInTrash } from '@cuadrilla/contract/projects/projects';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { boards, documents, tasks, users } from '../../platform/database/schema/schema.ts';

const deletedBy = { id: users.id, firstName: users.firstName, lastName: users.lastName };

export const listTrashedBoards = (db: DbOrTx, projectId: number) =>
  db
    .select({
      kind: sql<'board'>`'board'`,
      id: boards.id,
      name: boards.name,
      boardId: sql<number | null>`${boards.id}`,
      deletedAt: boards.deletedAt,
      deletedBy,
    })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.deletedBy))
    .where(and(eq(boards.projectId, projectId), isNotNull(boards.deletedAt)))
    .orderBy(desc(boards.deletedAt))
    .limit(mostInTrash);

/** Not those that went with their board: they come back with it. */
export const listTrashedTasks = (db: DbOrTx, projectId: number) =>
  db
    .select({
      kind: sql<'task'>`'task'`,
      id: tasks.id,
      name: tasks.title,
      boardId: sql<number | null>`${tasks.boardId}`,
      deletedAt: tasks.deletedAt,
      deletedBy,
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.deletedBy))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .where(and(eq(tasks.projectId, projectId), isNotNull(tasks.deletedAt), isNull(boards.deletedAt)))
    .orderBy(desc(tasks.deletedAt))
    .limit(mostInTrash);

/** Not those that went with the one above them. */
export const listTrashedDocuments = (db: DbOrTx, projectId: number) =>
  db
    .select({
      kind: sql<'document'>`'document'`,
      id: documents.id,
      name: documents.title,
      boardId: sql<number | null>`null`,
      deletedAt: documents.deletedAt,
      deletedBy,
    })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.deletedBy))
    .where(and(eq(documents.projectId, projectId), eq(documents.deletedWith, documents.id)))
    .orderBy(desc(documents.deletedAt))
    .limit(mostInTrash);
