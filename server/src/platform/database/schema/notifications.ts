import type { NotificationKind } from '@cuadrilla/contract/notices/notifications/kinds';
import type {
  MailMode,
  PreferencesChange,
  QuietHours,
} from '@cuadrilla/contract/notices/notifications/preferences';
import type { RoleName } from '@cuadrilla/contract/kernel/roles';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { boards, tasks } from './boards.ts';
import { identity, instant } from './columns.ts';
import { documents } from './documents.ts';
import { personTable, projectTable } from './kinds.ts';
import { ofProject, projects } from './projects.ts';
import { sessions, users } from './users.ts';

const ofPerson = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What each person was told. */
export const notifications = personTable(
  'notifications',
  {
    userId: ofPerson(),
    id: identity(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    projectId: ofProject(),
    taskId: integer('task_id'),
    /** May be gone: what it said is read where it stands, or no more. */
    commentId: integer('comment_id'),
    documentId: integer('document_id'),
    /** What was said of a place in the document; it may be gone like a comment. */
    remarkId: integer('remark_id'),
    actorId: integer('actor_id').references(() => users.id),
    role: text('role').$type<RoleName>(),
    due: text('due'),
    /** What a rule says, or the rule that it is about. */
    note: text('note'),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
    /** Whether it is shown in the application; else it goes only by mail or push. */
    inApp: boolean('in_app').notNull().default(true),
    /** Until it has gone out, or has been read before. */
    toMail: boolean('to_mail').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.projectId, table.taskId],
      foreignColumns: [tasks.projectId, tasks.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.projectId, table.documentId],
      foreignColumns: [documents.projectId, documents.id],
    }).onDelete('cascade'),
    index('notifications_list').on(table.userId, table.at, table.id),
    index('notifications_unread')
      .on(table.userId, table.at, table.id)
      .where(sql`read_at is null`),
    index('notifications_task').on(table.projectId, table.taskId),
    index('notifications_document')
      .on(table.projectId, table.documentId)
      .where(sql`document_id is not null`),
    index('notifications_mail')
      .on(table.userId)
      .where(sql`to_mail`),
    index('notifications_read').on(table.readAt),
  ],
);

/** What somebody follows or has silenced: a task, a board or, with neither, a project. */
export const follows = projectTable(
  'follows',
  {
    userId: ofPerson(),
    projectId: ofProject(),
    boardId: integer('board_id'),
    taskId: integer('task_id'),
    /** Null where only silence was wished. */
    following: boolean('following'),
    muted: boolean('muted').notNull().default(false),
    /** Null for good. */
    mutedUntil: instant('muted_until'),
  },
  (table) => [
    uniqueIndex('follows_subject').on(
      table.projectId,
      sql`coalesce(task_id, 0)`,
      sql`coalesce(board_id, 0)`,
      table.userId,
    ),
    index('follows_muted')
      .on(table.userId)
      .where(sql`muted`),
    index('follows_tasks')
      .on(table.userId, table.taskId)
      .where(sql`following and task_id is not null`),
    foreignKey({
      columns: [table.projectId, table.boardId],
      foreignColumns: [boards.projectId, boards.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.projectId, table.taskId],
      foreignColumns: [tasks.projectId, tasks.id],
    }).onDelete('cascade'),
  ],
);

/** What is to happen at a time: somebody's mail or digest is due, or their task is soon, now, or was. */
export const alarms = personTable(
  'alarms',
  {
    kind: text('kind').$type<'tomorrow' | 'today' | 'overdue' | 'mail' | 'digest'>().notNull(),
    userId: ofPerson(),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    taskId: integer('task_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('alarms_subject').on(
      table.userId,
      table.kind,
      sql`coalesce(project_id, 0)`,
      sql`coalesce(task_id, 0)`,
    ),
    index('alarms_at').on(table.at),
    foreignKey({
      columns: [table.projectId, table.taskId],
      foreignColumns: [tasks.projectId, tasks.id],
    }).onDelete('cascade'),
    index('alarms_task').on(table.projectId, table.taskId),
  ],
);

/** What differs from the usual. */
export const notificationPreferences = personTable('notification_preferences', {
  userId: ofPerson().primaryKey(),
  channels: jsonb('channels').$type<NonNullable<PreferencesChange['channels']>>().notNull().default({}),
  mail: text('mail').$type<MailMode>().notNull().default('instant'),
  /** HH:mm, where the person is. */
  digestAt: text('digest_at').notNull().default('08:30'),
  /** From when to when only the bell tells, where the person is. */
  quiet: jsonb('quiet').$type<QuietHours>(),
});

/** The browsers in which somebody wants to be told. */
export const pushSubscriptions = personTable(
  'push_subscriptions',
  {
    id: identity().primaryKey(),
    userId: ofPerson(),
    /** With which it ends. */
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);
