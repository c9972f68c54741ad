import type { AddedSince } from '@cuadrilla/contract/carry/imports/task-import-endpoints';
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  boards,
  comments,
  documents,
  importedTasks,
  type imports,
  tasks,
} from '../../platform/database/schema/schema.ts';

type Row = Pick<typeof imports.$inferSelect, 'projectId' | 'id' | 'userId' | 'newProject' | 'made'>;

/** A comment came with its task: in the same change, from the same hands. */
export const cameWithTask = ({ userId }: Pick<Row, 'userId'>) =>
  sql`(${comments.authorId} = ${userId} and ${comments.createdAt} = ${tasks.createdAt})`;

/**
 * What others have added since to what it brought: comments of its tasks, and tasks on boards that it made. A project
 * that was made for it would go with all that is there: of that, everything counts.
 */
export async function countAddedSince(db: DbOrTx, row: Row): Promise<AddedSince> {
  const { projectId, id, newProject, made } = row;
  const ownBoards = made?.boards.flatMap((board) => (board.isNew ? board.id : [])) ?? [];
  const isOwnBoard = sql`${boards.id} = any(${sql.param(ownBoards)}::int[])`;
  const isLeft = and(eq(tasks.projectId, projectId), isNull(tasks.deletedAt), isNull(boards.deletedAt));
  const itsBoard = and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId));
  const isImported = and(
    eq(importedTasks.projectId, tasks.projectId),
    eq(importedTasks.taskId, tasks.id),
    eq(importedTasks.importId, id),
  );
  const [commented] = await db
    .select({
      comments: sql<number>`count(*)::int`,
      commentedTasks: sql<number>`count(distinct ${comments.taskId})::int`,
    })
    .from(tasks)
    .innerJoin(boards, itsBoard)
    .innerJoin(importedTasks, isImported)
    .innerJoin(comments, and(eq(comments.projectId, tasks.projectId), eq(comments.taskId, tasks.id)))
    .where(and(isLeft, not(cameWithTask(row))));
  const [added] = await db
    .select({ tasks: sql<number>`count(*)::int` })
    .from(tasks)
    .innerJoin(boards, itsBoard)
    .leftJoin(importedTasks, isImported)
    .where(and(isLeft, isNull(importedTasks.taskId), newProject ? undefined : isOwnBoard));
  const otherBoards = and(eq(boards.projectId, projectId), isNull(boards.deletedAt), not(isOwnBoard));
  const anyDocument = and(eq(documents.projectId, projectId), isNull(documents.deletedAt));
  return {
    tasks: added?.tasks ?? 0,
    boards: newProject ? await db.$count(boards, otherBoards) : 0,
    documents: newProject ? await db.$count(documents, anyDocument) : 0,
    comments: commented?.comments ?? 0,
    commentedTasks: commented?.commentedTasks ?? 0,
  };
}
