import { and, eq, isNull, not, notExists, sql } from 'drizzle-orm';
import {
  boards,
  comments,
  documents,
  importedTasks,
  type imports,
  tasks,
} from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { deleteBoard } from '../../tasks/boards/boards.commands.ts';
import { listBoards } from '../../tasks/boards/boards.queries.ts';
import { removeMember } from '../../projects/members/members.commands.ts';
import { deleteProject } from '../../projects/projects/projects.commands.ts';
import { deleteTasks } from '../../tasks/tasks/task-trash.commands.ts';
import { cameWithTask, countAddedSince } from './added-since.queries.ts';

type Row = typeof imports.$inferSelect;

/** In one change. */
const atOnce = 250;

/**
 * Takes some of it back, into the trash; false when there is nothing more. What it made goes as a whole where nobody has
 * added anything since, or where that is to go too; else task by task, and whatever is empty afterwards.
 */
export async function undoSome(change: Change, row: Row): Promise<boolean> {
  const { newProject, keep } = row;
  const isWhole = !keep || Object.values(await countAddedSince(change.tx, row)).every((count) => count === 0);
  if (newProject && isWhole) {
    await deleteProject(change);
    return false;
  }
  if (isWhole) await deleteBoards(change, row, () => true);
  const taskIds = await listTasksLeft(change, row);
  if (taskIds.length > 0) {
    await deleteTasks(change, taskIds);
    return true;
  }
  const used = await listUsedBoards(change);
  await deleteBoards(change, row, ({ id }) => !used.has(id));
  if (newProject && (await isEmpty(change))) await deleteProject(change);
  else await removeIdle(change, row);
  return false;
}

/** Of the boards that it made and that are still there. */
async function deleteBoards(
  change: Change,
  { made }: Row,
  isWanted: (board: { id: number }) => boolean,
): Promise<void> {
  const own = new Set(made?.boards.filter(({ isNew }) => isNew).map(({ id }) => id));
  const present = await listBoards(change.tx, change.projectId);
  for (const board of present.filter(({ id }) => own.has(id)))
    if (isWanted(board)) await deleteBoard(change, board.id);
}

/** With a task out of the trash, archived or not: their count is only of those in sight. */
async function listUsedBoards({ tx, projectId }: Change): Promise<ReadonlySet<number>> {
  const isLeft = and(eq(tasks.projectId, projectId), isNull(tasks.deletedAt));
  const rows = await tx.selectDistinct({ id: tasks.boardId }).from(tasks).where(isLeft);
  return new Set(rows.map(({ id }) => id));
}

async function listTasksLeft({ tx, projectId }: Change, row: Row): Promise<number[]> {
  const commentedSince = tx
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(eq(comments.projectId, tasks.projectId), eq(comments.taskId, tasks.id), not(cameWithTask(row))),
    );
  const rows = await tx
    .select({ id: tasks.id })
    .from(importedTasks)
    .innerJoin(tasks, and(eq(tasks.projectId, importedTasks.projectId), eq(tasks.id, importedTasks.taskId)))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .where(
      and(
        eq(importedTasks.projectId, projectId),
        eq(importedTasks.importId, row.id),
        isNull(tasks.deletedAt),
        isNull(boards.deletedAt),
        row.keep ? notExists(commentedSince) : undefined,
      ),
    )
    .limit(atOnce);
  return rows.map((task) => task.id);
}

async function isEmpty({ tx, projectId }: Change): Promise<boolean> {
  const anyDocument = and(eq(documents.projectId, projectId), isNull(documents.deletedAt));
  return (await listBoards(tx, projectId)).length === 0 && (await tx.$count(documents, anyDocument)) === 0;
}

/** Whom it brought into the project leaves it again, unless they have done something there or have something to do. */
async function removeIdle(change: Change, { made, createdAt }: Row): Promise<void> {
  const memberIds = made?.added.memberIds ?? [];
  if (memberIds.length === 0) return;
  const { tx, projectId } = change;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select user_id as id from memberships member
    where project_id = ${projectId} and user_id = any(${sql.param(memberIds)}::int[]) and own_role = 'Editor'
    and not exists (select from events
      where project_id = member.project_id and actor_id = member.user_id and at >= ${createdAt}::timestamptz)
    and not exists (select from tasks join boards on boards.project_id = tasks.project_id and boards.id = board_id
      where tasks.project_id = member.project_id and assigned_to = member.user_id
      and tasks.deleted_at is null and boards.deleted_at is null)
    order by user_id`);
  for (const { id } of rows) await removeMember(change, id);
}
