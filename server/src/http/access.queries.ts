import { messages } from '@cuadrilla/contract/errors';
import type { Member, Subject } from '@cuadrilla/contract/roles';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/database.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import {
  boards,
  columns,
  comments,
  memberships,
  projects,
  sessions,
  tasks,
  users,
} from '../database/schema/schema.ts';
import { AppError, notFound } from '../app-error.ts';
import { hashToken, sessionLength, tokenOf } from './session.ts';

export interface SessionUser {
  id: number;
  sessionId: number;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  timeZone: string;
  demo: boolean;
  lastSeenAt: Date;
}

/** The ids that a path may carry below a project. */
export interface PathIds {
  projectId: number;
  boardId?: number;
  columnId?: number;
  taskId?: number;
  commentId?: number;
  /** A member other than the caller, or the caller as one of the members. */
  userId?: number;
}

const sessionByToken = prepareOnce((db) =>
  db
    .select({
      id: users.id,
      sessionId: sessions.id,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      email: users.email,
      timeZone: users.timeZone,
      demo: users.demo,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_by_token'),
);

export async function findSession(db: Db, token: string, now: Date): Promise<SessionUser | undefined> {
  const [row] = await sessionByToken(db).execute({ tokenHash: hashToken(token), now });
  return row;
}

/** Whoever sent the request, or the error that says that nobody did. */
export async function requireSession(db: Db, request: FastifyRequest, now: Date): Promise<SessionUser> {
  const token = tokenOf(request);
  const user = token === undefined ? undefined : await findSession(db, token, now);
  if (!user) throw new AppError('unauthenticated', messages.unauthenticated);
  return user;
}

/** Keeps a session in use alive, at most once an hour; says whether it did. */
export async function touchSession(
  db: Db,
  { sessionId, lastSeenAt }: SessionUser,
  now: Date,
): Promise<boolean> {
  if (now.getTime() - lastSeenAt.getTime() < 60 * 60 * 1_000) return false;
  const expiresAt = new Date(now.getTime() + sessionLength);
  await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, sessionId));
  return true;
}

const pathOfMember = prepareOnce((db) =>
  db
    .select({
      role: memberships.role,
      seq: projects.seq,
      projectDeleted: sql<boolean>`${projects.deletedAt} is not null`,
      boardId: boards.id,
      boardDeleted: sql<boolean>`${boards.deletedAt} is not null`,
      taskId: tasks.id,
      taskDeleted: sql<boolean>`${tasks.deletedAt} is not null`,
      taskBoardDeleted: sql<boolean>`exists (
        select from ${boards} own where own.project_id = ${tasks.projectId} and own.id = ${tasks.boardId}
        and own.deleted_at is not null)`,
    })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .leftJoin(
      boards,
      and(eq(boards.projectId, memberships.projectId), eq(boards.id, sql.placeholder('boardId'))),
    )
    .leftJoin(tasks, and(eq(tasks.projectId, memberships.projectId), eq(tasks.id, sql.placeholder('taskId'))))
    .where(
      and(
        eq(memberships.projectId, sql.placeholder('projectId')),
        eq(memberships.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('path_of_member'),
);

/** A member, and how far the project's log had come when that was read. */
export interface SeatOnPath {
  member: Member;
  seq: number;
}

/**
 * Who the person is in the path's project. All of the path must be there; only what `trashed` asks for, the
 * last thing named, may lie in the trash. A task is found under any board of its project: links outlive moves.
 */
export async function memberOnPath(
  db: Db,
  userId: number,
  ids: PathIds,
  trashed: boolean,
): Promise<SeatOnPath> {
  const { projectId, boardId = 0, taskId = 0 } = ids;
  const [row] = await pathOfMember(db).execute({ userId, projectId, boardId, taskId });
  if (!row || (row.projectDeleted && !isTrashedProject(ids, trashed)))
    throw notFound(messages.projectNotFound);
  const boardMayBeTrashed = trashed || taskId !== 0;
  if (boardId !== 0 && (row.boardId === null || (row.boardDeleted && !boardMayBeTrashed))) {
    throw notFound(messages.boardNotFound);
  }
  const taskTrashed = row.taskDeleted || row.taskBoardDeleted;
  if (taskId !== 0 && (row.taskId === null || (taskTrashed && !trashed)))
    throw notFound(messages.taskNotFound);
  return { member: { userId, role: row.role }, seq: row.seq };
}

/**
 * What stands last in the path, for policies that ask about it. It must be there before the body is looked at; of a
 * column that is to be restored only the log knows.
 */
export async function subjectOnPath(db: Db, ids: PathIds, trashed: boolean): Promise<Subject> {
  const { projectId, boardId = 0, columnId, taskId = 0, commentId, userId } = ids;
  if (commentId !== undefined) {
    const [comment] = await db
      .select({ authorId: comments.authorId })
      .from(comments)
      .where(and(eq(comments.projectId, projectId), eq(comments.taskId, taskId), eq(comments.id, commentId)));
    if (!comment) throw notFound(messages.commentNotFound);
    return comment;
  }
  if (columnId !== undefined && !trashed) {
    const column = and(
      eq(columns.projectId, projectId),
      eq(columns.boardId, boardId),
      eq(columns.id, columnId),
    );
    if ((await db.$count(columns, column)) === 0) throw notFound(messages.columnMissing);
  }
  if (userId !== undefined) {
    const member = and(eq(memberships.projectId, projectId), eq(memberships.userId, userId));
    if ((await db.$count(memberships, member)) === 0) throw notFound(messages.memberNotFound);
  }
  return {};
}

/** Restoring a project asks for it in the trash; restoring something in it does not. */
export const isTrashedProject = (ids: Partial<PathIds>, trashed: boolean): boolean =>
  trashed && ids.boardId === undefined;
