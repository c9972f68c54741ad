import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tasks } from './boards.ts';
import { identity, instant, keptInOrder, position, searchVector } from './columns.ts';
import { projectTable } from './kinds.ts';
import { ofProject } from './projects.ts';
import { users } from './users.ts';

/** It ends with its task. */
const ofTask = <Table extends string>(projectId: ColumnOf<Table>, taskId: ColumnOf<Table>) =>
  foreignKey({
    columns: [projectId, taskId],
    foreignColumns: [tasks.projectId, tasks.id],
  }).onDelete('cascade');

type ColumnOf<Table extends string> = AnyPgColumn<{ tableName: Table }>;

export const comments = projectTable(
  'comments',
  {
    projectId: ofProject(),
    id: identity(),
    taskId: integer('task_id').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    search: searchVector('search').generatedAlwaysAs(sql`search_vector(project_id, content)`),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    ofTask(table.projectId, table.taskId),
    index('comments_task').on(table.projectId, table.taskId, table.id),
    index('comments_search').using('gin', table.search).with(keptInOrder),
  ],
);

/** The checklists of tasks. */
export const points = projectTable(
  'points',
  {
    projectId: ofProject(),
    id: identity(),
    taskId: integer('task_id').notNull(),
    content: text('content').notNull(),
    done: boolean('done').notNull().default(false),
    position: position('position').notNull(),
    dueDay: date('due_day'),
    assignedTo: integer('assigned_to').references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    ofTask(table.projectId, table.taskId),
    index('points_task').on(table.projectId, table.taskId, table.position),
  ],
);

/** What lies in the store of files: noted before it is put there, so that nothing lies there that nobody knows of. */
export const storedFiles = projectTable(
  'stored_files',
  {
    // It outlives its project, until it is taken out of the store.
    projectId: integer('project_id').notNull(),
    key: text('key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.key] }),
    index('stored_files_created').on(table.createdAt),
  ],
);

/** The files of tasks. Those of a duplicated task lie in the store once. */
export const attachments = projectTable(
  'attachments',
  {
    projectId: ofProject(),
    id: identity(),
    taskId: integer('task_id').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    picture: boolean('picture').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    ofTask(table.projectId, table.taskId),
    foreignKey({
      columns: [table.projectId, table.key],
      foreignColumns: [storedFiles.projectId, storedFiles.key],
    }),
    index('attachments_task').on(table.projectId, table.taskId, table.id),
    index('attachments_key').on(table.projectId, table.key),
    index('attachments_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** One task is to be done before another. */
export const dependencies = projectTable(
  'dependencies',
  {
    projectId: ofProject(),
    id: identity(),
    blockerId: integer('blocker_id').notNull(),
    blockedId: integer('blocked_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    ofTask(table.projectId, table.blockerId),
    ofTask(table.projectId, table.blockedId),
    uniqueIndex('dependencies_blocked').on(table.projectId, table.blockedId, table.blockerId),
    index('dependencies_blocker').on(table.projectId, table.blockerId, table.blockedId),
    check('dependencies_two', sql`blocker_id <> blocked_id`),
  ],
);
