import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Seen } from '@cuadrilla/contract/kernel/seen';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { prepareReturning } from '../../platform/database/prepare-once.ts';
import { answers, boards, comments, events, tasks, users } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Change } from '../../platform/log/change.ts';
import { refuseUnseen } from '../../platform/log/seen.ts';
import { listFormerProjects } from '../task-moves/former-projects.queries.ts';
import { requireTask } from '../tasks/tasks.queries.ts';
import { commentColumns, type CommentRow, findComment } from './comments.queries.ts';

/** Of a task out of the trash, as its board is: counted there, written, and answered with who wrote it. */
const insertComment = prepareReturning(
  commentColumns,
  (columns) => sql`
    with task as (
      update ${tasks} set comment_count = comment_count + 1
      where project_id = ${sql.placeholder('projectId')} and id = ${sql.placeholder('taskId')} and deleted_at is null
        and exists (select from ${boards} board
          where board.project_id = ${tasks.projectId} and board.id = ${tasks.boardId} and board.deleted_at is null)
      returning project_id, id),
    said as (
      insert into ${comments} (project_id, task_id, author_id, content, created_at, updated_at)
      select project_id, id, ${sql.placeholder('authorId')}::int, ${sql.placeholder('content')}::text,
        ${sql.placeholder('now')}::timestamptz, ${sql.placeholder('now')}::timestamptz from task
      returning *)
    select ${columns} from said ${comments} join ${users} on ${users.id} = ${comments.authorId}`,
);

export async function createComment(change: Change, taskId: number, content: string): Promise<CommentRow> {
  const { tx, projectId, member, now, key, append } = change;
  const [comment] = await insertComment(tx, { projectId, taskId, authorId: member.userId, content, now });
  if (!comment) throw notFound(messages.taskNotFound);
  append({
    type: 'comment.created',
    payload: { commentId: comment.id, taskId, content, ...(key && { key }) },
  });
  return comment;
}

/** Several at once, of tasks that are there: whoever brings them has just made these. */
export async function createComments(
  { tx, projectId, member, now, append }: Change,
  said: readonly { taskId: number; content: string }[],
): Promise<void> {
  if (said.length === 0) return;
  const rows = said.map((comment) => ({
    ...comment,
    projectId,
    authorId: member.userId,
    createdAt: now,
    updatedAt: now,
  }));
  const made = await tx.insert(comments).values(rows).returning({ id: comments.id });
  const taskIds = said.map(({ taskId }) => taskId);
  await tx.execute(sql`
    update ${tasks} set comment_count = comment_count + said.count
    from (select id, count(*)::int from unnest(${sql.param(taskIds)}::int[]) as task (id) group by id) said
    where ${tasks.projectId} = ${projectId} and ${tasks.id} = said.id`);
  for (const [index, { taskId, content }] of said.entries())
    append({ type: 'comment.created', payload: { commentId: made[index]?.id ?? 0, taskId, content } });
}

export async function changeComment(
  change: Change,
  taskId: number,
  commentId: number,
  content: string,
  seen?: Seen,
): Promise<void> {
  const { tx, projectId, now, append } = change;
  const comment = await getComment(change, taskId, commentId);
  refuseUnseen(seen, { content: comment.content }, { content });
  if (content === comment.content) return;
  await tx.update(comments).set({ content, updatedAt: now }).where(thisComment(projectId, commentId));
  append({
    type: 'comment.updated',
    payload: { commentId, taskId, before: comment.content, after: content },
  });
}

export async function deleteComment(change: Change, taskId: number, commentId: number): Promise<void> {
  const { tx, projectId, append } = change;
  await getComment(change, taskId, commentId);
  await tx.delete(comments).where(thisComment(projectId, commentId));
  await uncountComment(change, taskId);
  const projectIds = [projectId, ...(await listFormerProjects(tx, projectId, taskId))];
  await forgetWords(tx, projectIds, { taskId, commentId });
  append({ type: 'comment.deleted', payload: { commentId, taskId } });
}

/** What it said goes from the logs and the kept answers too, wherever the task was; that something was said stays. */
async function forgetWords(
  tx: Tx,
  projectIds: readonly number[],
  { taskId, commentId }: { taskId: number; commentId: number },
): Promise<void> {
  await tx
    .update(events)
    .set({ payload: sql`${events.payload} - '{content,before,after}'::text[]` })
    .where(
      and(
        inArray(events.projectId, [...projectIds]),
        eq(events.taskId, taskId),
        sql`${events.type} like 'comment.%'`,
        sql`(${events.payload} ->> 'commentId')::int = ${commentId}`,
      ),
    );
  await tx
    .delete(answers)
    .where(
      and(
        inArray(answers.projectId, [...projectIds]),
        like(answers.request, `%/tasks/${taskId}/comments %`),
        sql`(${answers.answer} ->> 'id')::int = ${commentId}`,
      ),
    );
}

const thisComment = (projectId: number, commentId: number) =>
  and(eq(comments.projectId, projectId), eq(comments.id, commentId));

async function getComment(change: Change, taskId: number, commentId: number): Promise<CommentRow> {
  await requireTask(change, taskId);
  const { tx, projectId } = change;
  const comment = await findComment(tx, { projectId, taskId, commentId });
  if (!comment) throw notFound(messages.commentNotFound);
  return comment;
}

async function uncountComment({ tx, projectId }: Change, taskId: number): Promise<void> {
  await tx
    .update(tasks)
    .set({ commentCount: sql`${tasks.commentCount} - 1` })
    .where(and(eq(tasks.projectId, projectId), eq(tasks.id, taskId)));
}
