import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import { comments, tasks, users } from '../../database/schema/schema.ts';

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

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>;

/** As one value of the statement that reads the task, oldest first. Instants are text there. */
export const commentsOfTask = sql`(
  select coalesce(json_agg(json_build_object(
    'id', said.id, 'taskId', said.task_id, 'content', said.content, 'createdAt', said.created_at, 'updatedAt', said.updated_at,
    'authorId', author.id, 'firstName', author.first_name, 'lastName', author.last_name) order by said.id), '[]')
  from ${comments} said join ${users} author on author.id = said.author_id
  where said.project_id = ${tasks.projectId} and said.task_id = ${tasks.id})`;

type InJson = Omit<CommentRow, 'createdAt' | 'updatedAt'> & Record<'createdAt' | 'updatedAt', string>;
export const readComments = (rows: InJson[]): CommentRow[] =>
  rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  }));

export async function findComment(
  db: DbOrTx,
  { projectId, taskId, commentId }: { projectId: number; taskId: number; commentId: number },
) {
  const [row] = await db
    .select(commentColumns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(and(eq(comments.projectId, projectId), eq(comments.taskId, taskId), eq(comments.id, commentId)));
  return row;
}
