import type { NotificationKind } from '@cuadrilla/contract/notifications/kinds';
import type { RoleName } from '@cuadrilla/contract/roles';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { boards, tasks } from './boards.ts';
import { identity, instant } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

const ofPerson = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const ofProject = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** What each person was told. */
export const notifications = pgTable(
  'notifications',
  {
    userId: ofPerson(),
    id: identity(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    projectId: ofProject(),
    taskId: integer('task_id'),
    /** May be gone: what it said is read where it stands, or no more. */
    commentId: integer('comment_id'),
    actorId: integer('actor_id').references(() => users.id),
    role: text('role').$type<RoleName>(),
    due: text('due'),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.projectId, table.taskId],
      foreignColumns: [tasks.projectId, tasks.id],
    }).onDelete('cascade'),
    index('notifications_list').on(table.userId, table.at, table.id),
    index('notifications_unread')
      .on(table.userId, table.at, table.id)
      .where(sql`read_at is null`),
    index('notifications_task').on(table.projectId, table.taskId),
    index('notifications_read').on(table.readAt),
  ],
);

/** What somebody follows or has silenced: a task, a board or, with neither, a project. */
export const follows = pgTable(
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
