import { and, asc, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import { prepareOnce } from '../../database/prepare-once.ts';
import { comments, users } from '../../database/schema/schema.ts';

const commentColumns = {
  id: comments.id,
  taskId: comments.taskId,
  content: comments.content,
  createdAt: comments.createdAt,
  updatedAt: comments.updatedAt,
  authorId: comments.authorId,
  firstName: users.firstName,
  lastName: users.lastName,
};

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

const commentsOfTask = prepareOnce((db) =>
  db
    .select(commentColumns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(
      and(
        eq(comments.projectId, sql.placeholder('projectId')),
        eq(comments.taskId, sql.placeholder('taskId')),
      ),
    )
    .orderBy(asc(comments.id))
    .prepare('comments_of_task'),
);

export const listComments = (db: DbOrTx, projectId: number, taskId: number) =>
  commentsOfTask(db).execute({ projectId, taskId });

export async function findComment(
  db: DbOrTx,
  { projectId, taskId, commentId }: { projectId: number; taskId: number; commentId: number },
): Promise<CommentRow | undefined> {
  const [row] = await db
    .select(commentColumns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(and(eq(comments.projectId, projectId), eq(comments.taskId, taskId), eq(comments.id, commentId)));
  return row;
}
