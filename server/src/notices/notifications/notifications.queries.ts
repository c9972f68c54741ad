import type { NotificationKind } from '@cuadrilla/contract/notices/notifications/kinds';
import { mostCounted } from '@cuadrilla/contract/notices/notifications/counts';
import type { NotificationFilter } from '@cuadrilla/contract/notices/notifications/notifications';
import type { RoleName } from '@cuadrilla/contract/kernel/roles';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import type { Last } from '../../platform/http/time-cursor.ts';

/** A mail that says more is not read. */
const mostMailed = 50;

/** Of a comment; the rest is behind the link. */
const excerpt = 300;

/** In a project that somebody sees, nobody reads of what lies in the trash or has been taken back. */
const isVisible = sql`
  select true from (select) known
  left join tasks task on task.project_id = told.project_id and task.id = told.task_id
  left join boards board on board.project_id = task.project_id and board.id = task.board_id
  left join comments comment on comment.project_id = told.project_id and comment.id = told.comment_id
  left join documents document on document.project_id = told.project_id and document.id = told.document_id
  left join document_remarks remark on remark.project_id = told.project_id and remark.document_id = told.document_id
    and remark.id = told.remark_id
  where task.deleted_at is null
    and board.deleted_at is null and document.deleted_at is null and (told.comment_id is null or comment.id is not null)
    and (told.remark_id is null or remark.id is not null)`;

/** The projects that somebody sees: known once, so that what they were told of others costs next to nothing. */
const seenBy = (userId: number): SQL => sql`array(
  select member.project_id from memberships member
  join projects project on project.id = member.project_id and project.deleted_at is null
  where member.user_id = ${userId})`;

/**
 * What this person was told, newest first. Asked of each row in its turn, and not as a join, so that with many rows no
 * more are looked at than are shown.
 */
const toldTo = (userId: number, which: SQL, limit: number): SQL => sql`
  select * from notifications told where user_id = ${userId} and ${which}
    and project_id = any(${seenBy(userId)}) and (${isVisible})
  order by at desc, id desc limit ${limit}::int`;

const filters: Record<NotificationFilter, SQL> = {
  unread: sql`told.read_at is null`,
  mentions: sql`told.kind = 'mentioned'`,
  assigned: sql`told.kind in ('assigned', 'unassigned', 'point')`,
};

export interface NotificationRow extends Record<string, unknown> {
  id: number;
  kind: NotificationKind;
  at: string;
  read: boolean;
  role: RoleName | null;
  due: string | null;
  note: string | null;
  actor: { id: number; name: string } | null;
  project: { id: number; name: string };
  board: { id: number; name: string } | null;
  task: { id: number; number: number; title: string; priority_id: number } | null;
  comment: { id: number; content: string } | null;
  document: { id: number; title: string; threadId: number | null } | null;
}

interface NotificationsQuery {
  filter?: NotificationFilter | undefined;
  projectId?: number | undefined;
  after?: Last | undefined;
  limit: number;
}

export async function listNotifications(
  db: DbOrTx,
  userId: number,
  asked: NotificationsQuery,
): Promise<NotificationRow[]> {
  const { rows } = await db.execute<NotificationRow>(selectNotifications(userId, asked));
  return rows;
}

export function selectNotifications(
  userId: number,
  { filter, projectId, after, limit }: NotificationsQuery,
): SQL {
  const wanted = [
    sql`told.in_app`,
    filter ? filters[filter] : sql`true`,
    projectId === undefined ? sql`true` : sql`told.project_id = ${projectId}`,
    after ? sql`(told.at, told.id) < (${after.at}::timestamptz, ${after.id}::int)` : sql`true`,
  ];
  return withNames(toldTo(userId, sql.join(wanted, sql` and `), limit));
}

/** What of it is to go by mail and has not been read yet: all of it, or what is about one thing. */
export async function listUnmailed(
  db: DbOrTx,
  userId: number,
  about?: { projectId: number | null; taskId: number | null },
): Promise<NotificationRow[]> {
  const here = about
    ? sql`told.project_id = ${about.projectId} and told.task_id is not distinct from ${about.taskId}::int`
    : sql`true`;
  const which = sql`told.to_mail and told.read_at is null and ${here}`;
  const { rows } = await db.execute<NotificationRow>(withNames(toldTo(userId, which, mostMailed)));
  return rows;
}

const withNames = (told: SQL): SQL => sql`
    select told.id, told.kind, told.at, told.read_at is not null as read, told.role, told.due, told.note,
      case when actor.id is not null then
        json_build_object('id', actor.id, 'name', actor.first_name || ' ' || actor.last_name) end as actor,
      json_build_object('id', project.id, 'name', project.name) as project,
      case when board.id is not null then json_build_object('id', board.id, 'name', board.name) end as board,
      case when task.id is not null then json_build_object('id', task.id, 'number', task.number,
        'title', task.title, 'priority_id', task.priority_id) end as task,
      case when coalesce(comment.id, remark.id) is not null then json_build_object('id', coalesce(comment.id, remark.id),
        'content', left(coalesce(comment.content, remark.content), ${excerpt}::int)) end as comment,
      case when document.id is not null then json_build_object('id', document.id, 'title', document.title,
        'threadId', remark.thread_id) end as document
    from (${told}) told
    join projects project on project.id = told.project_id
    left join tasks task on task.project_id = told.project_id and task.id = told.task_id
    left join boards board on board.project_id = task.project_id and board.id = task.board_id
    left join comments comment on comment.project_id = told.project_id and comment.id = told.comment_id
    left join documents document on document.project_id = told.project_id and document.id = told.document_id
    left join document_remarks remark on remark.project_id = told.project_id and remark.document_id = told.document_id
      and remark.id = told.remark_id
    left join users actor on actor.id = told.actor_id
    order by told.at desc, told.id desc`;

/** Not beyond what somebody would count. */
export async function countNotifications(db: DbOrTx, userId: number) {
  const { rows } = await db.execute<{ unread: number; mentions: number }>(sql`
    select count(*)::int as unread, (count(*) filter (where kind = 'mentioned'))::int as mentions
    from (${toldTo(userId, sql`told.in_app and ${filters.unread}`, mostCounted)}) unread`);
  return rows[0] ?? { unread: 0, mentions: 0 };
}

/** One of theirs, as long as it is theirs to see. */
export async function findNotification(
  db: DbOrTx,
  userId: number,
  id: number,
): Promise<NotificationRow | undefined> {
  const { rows } = await db.execute<NotificationRow>(withNames(toldTo(userId, sql`told.id = ${id}`, 1)));
  return rows[0];
}
