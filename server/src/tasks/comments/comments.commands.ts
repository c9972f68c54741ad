import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Seen } from '@cuadrilla/contract/kernel/seen';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { answers, comments, events, tasks } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Change } from '../../platform/log/change.ts';
import { refuseUnseen } from '../../platform/log/seen.ts';
import { listFormerProjects } from '../task-moves/former-projects.queries.ts';
import { requireTask } from '../tasks/tasks.queries.ts';
import { type CommentRow, findComment } from './comments.queries.ts';

export async function createComment(change: Change, taskId: number, content: string): Promise<number> {
  const { tx, projectId, member, now, key, append } = change;
  await requireTask(change, taskId);
  await countComments(change, taskId, 1);
  const [comment] = await tx
    .insert(comments)
    .values({ projectId, taskId, authorId: member.userId, content, createdAt: now, updatedAt: now })
    .returning({ id: comments.id })
    .prepare('insert_comment')
    .execute();
  if (!comment) throw new Error('the insert of a comment returned no row');
  append({
    type: 'comment.created',
    payload: { commentId: comment.id, taskId, content, ...(key && { key }) },
  });
  return comment.id;
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
  await countComments(change, taskId, -1);
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

async function countComments({ tx, projectId }: Change, taskId: number, more: number): Promise<void> {
  await tx
    .update(tasks)
    .set({ commentCount: sql`${tasks.commentCount} + ${more}` })
    .where(and(eq(tasks.projectId, projectId), eq(tasks.id, taskId)))
    .prepare('count_comments')
    .execute();
}
