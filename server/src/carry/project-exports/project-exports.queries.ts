import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notFound } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  attachments,
  boards,
  columns,
  comments,
  dependencies,
  labels,
  memberships,
  points,
  projects,
  tasks,
  users,
} from '../../platform/database/schema/schema.ts';
import { selectTasks } from '../../tasks/tasks/tasks.queries.ts';

/** Few enough that one set costs little memory and time, however long the project. */
export const perSet = 250;

export const isThere = (projectId: number) =>
  and(eq(tasks.projectId, projectId), isNull(tasks.deletedAt), isNull(boards.deletedAt));
export const onBoard = and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId));

/** Reads what comes after an id, set by set, until nothing is left. */
export async function* inOrder<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    if (rows.length < perSet) return;
    after = rows.at(-1)?.id ?? after;
  }
}

export const wholeTasks = (db: Db, projectId: number) =>
  inOrder((after) =>
    selectTasks(db)
      .innerJoin(boards, onBoard)
      .where(and(isThere(projectId), gt(tasks.id, after)))
      .orderBy(asc(tasks.id))
      .limit(perSet),
  );

export const wholeComments = (db: Db, projectId: number) =>
  inOrder((after) =>
    db
      .select({
        id: comments.id,
        task_id: comments.taskId,
        content: comments.content,
        createdAt: comments.createdAt,
        updatedAt: comments.updatedAt,
        author: { id: users.id, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` },
      })
      .from(comments)
      .innerJoin(tasks, and(eq(tasks.projectId, comments.projectId), eq(tasks.id, comments.taskId)))
      .innerJoin(boards, onBoard)
      .innerJoin(users, eq(users.id, comments.authorId))
      .where(and(isThere(projectId), eq(comments.projectId, projectId), gt(comments.id, after)))
      .orderBy(asc(comments.id))
      .limit(perSet),
  );

export const wholePoints = (db: Db, projectId: number) =>
  inOrder((after) =>
    db
      .select({
        id: points.id,
        task_id: points.taskId,
        content: points.content,
        done: points.done,
        position: points.position,
        due_day: points.dueDay,
        assigned_to: points.assignedTo,
      })
      .from(points)
      .innerJoin(tasks, and(eq(tasks.projectId, points.projectId), eq(tasks.id, points.taskId)))
      .innerJoin(boards, onBoard)
      .where(and(isThere(projectId), eq(points.projectId, projectId), gt(points.id, after)))
      .orderBy(asc(points.id))
      .limit(perSet),
  );

/** Without what they hold: `GET …/attachments/{id}` has that. */
export const wholeAttachments = (db: Db, projectId: number) =>
  inOrder((after) =>
    db
      .select({
        id: attachments.id,
        task_id: attachments.taskId,
        name: attachments.name,
        size: attachments.size,
        createdAt: attachments.createdAt,
      })
      .from(attachments)
      .innerJoin(tasks, and(eq(tasks.projectId, attachments.projectId), eq(tasks.id, attachments.taskId)))
      .innerJoin(boards, onBoard)
      .where(
        and(
          isThere(projectId),
          eq(attachments.projectId, projectId),
          isNull(attachments.deletedAt),
          gt(attachments.id, after),
        ),
      )
      .orderBy(asc(attachments.id))
      .limit(perSet),
  );

const blockers = alias(tasks, 'blockers');
const boardsOfBlockers = alias(boards, 'boards_of_blockers');

/** Of tasks that are both exported. */
export const wholeDependencies = (db: Db, projectId: number) =>
  inOrder((after) =>
    db
      .select({ id: dependencies.id, task_id: dependencies.blockedId, blocked_by: dependencies.blockerId })
      .from(dependencies)
      .innerJoin(
        tasks,
        and(eq(tasks.projectId, dependencies.projectId), eq(tasks.id, dependencies.blockedId)),
      )
      .innerJoin(boards, onBoard)
      .innerJoin(
        blockers,
        and(eq(blockers.projectId, dependencies.projectId), eq(blockers.id, dependencies.blockerId)),
      )
      .innerJoin(
        boardsOfBlockers,
        and(eq(boardsOfBlockers.projectId, blockers.projectId), eq(boardsOfBlockers.id, blockers.boardId)),
      )
      .where(
        and(
          isThere(projectId),
          isNull(blockers.deletedAt),
          isNull(boardsOfBlockers.deletedAt),
          gt(dependencies.id, after),
        ),
      )
      .orderBy(asc(dependencies.id))
      .limit(perSet),
  );

export async function readProject(db: Db, projectId: number) {
  const [project] = await db
    .select({
      id: projects.id,
      name: projects.name,
      description: projects.description,
      createdAt: projects.createdAt,
    })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) throw notFound(messages.projectNotFound);
  return project;
}

/** What a project has few of. */
export async function readFrame(db: Db, projectId: number) {
  const members = await db
    .select({
      id: users.id,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      email: users.email,
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.projectId, projectId))
    .orderBy(asc(users.id));
  const ofBoards = await db
    .select({ id: boards.id, name: boards.name, label_id: boards.labelId, firstView: boards.firstView })
    .from(boards)
    .where(and(eq(boards.projectId, projectId), isNull(boards.deletedAt)))
    .orderBy(asc(boards.id));
  const ofColumns = await db
    .select({ id: columns.id, board_id: columns.boardId, name: columns.name, kind: columns.kind })
    .from(columns)
    .innerJoin(boards, and(eq(boards.projectId, columns.projectId), eq(boards.id, columns.boardId)))
    .where(and(eq(columns.projectId, projectId), isNull(boards.deletedAt)))
    .orderBy(asc(columns.boardId), asc(columns.position));
  const ofLabels = await db
    .select({ id: labels.id, name: labels.name, hex_code: labels.hexCode })
    .from(labels)
    .where(eq(labels.projectId, projectId))
    .orderBy(asc(labels.id));
  return {
    project: await readProject(db, projectId),
    members,
    labels: ofLabels,
    boards: ofBoards,
    columns: ofColumns,
  };
}
