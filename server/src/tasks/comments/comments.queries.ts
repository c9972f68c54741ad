import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { comments, tasks, users } from '../../platform/database/schema/schema.ts';

export const commentColumns = {
  id: comments.id,
  content: comments.content,
  createdAt: comments.createdAt,
  updatedAt: comments.updatedAt,
  authorId: comments.authorId,
  firstName: users.firstName,
  lastName: users.lastName,
};

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>;

type InJson = [
  id: number,
  content: string,
  createdAt: string,
  updatedAt: string,
  authorId: number,
  firstName: string,
  lastName: string,
];
const readComments = (rows: InJson[]): CommentRow[] =>
  rows.map(([id, content, createdAt, updatedAt, authorId, firstName, lastName]) => ({
    id,
    content,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    authorId,
    firstName,
    lastName,
  }));

/** As one value of the statement that reads the task, oldest first. Without names, which take as long to write as values. */
export const commentsOfTask = sql`(
  select coalesce(json_agg(json_build_array(said.id, said.content, said.created_at, said.updated_at, author.id,
    author.first_name, author.last_name) order by said.id), '[]')
  from ${comments} said join ${users} author on author.id = said.author_id
  where said.project_id = ${tasks.projectId} and said.task_id = ${tasks.id})`.mapWith(readComments);

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
