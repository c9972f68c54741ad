import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import type { BoardView } from '@cuadrilla/contract/tasks/board-views';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant, keptInOrder, position, searchVector } from './columns.ts';
import { projectTable } from './kinds.ts';
import { labels, ofProject } from './projects.ts';
import { users } from './users.ts';

export const boards = projectTable(
  'boards',
  {
    projectId: ofProject(),
    id: identity(),
    name: text('name').notNull(),
    nameFolded: text('name_folded').generatedAlwaysAs(sql`fold(name)`),
    labelId: integer('label_id'),
    firstView: text('first_view').$type<BoardView>().notNull().default('grid'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
    deletedBy: integer('deleted_by').references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    foreignKey({ columns: [table.projectId, table.labelId], foreignColumns: [labels.projectId, labels.id] }),
  ],
);

export const columns = projectTable(
  'columns',
  {
    projectId: ofProject(),
    id: identity(),
    boardId: integer('board_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<ColumnKind>().notNull(),
    position: position('position').notNull(),
    wipLimit: smallint('wip_limit'),
    /** Of those out of the trash and not archived. A trigger of `tasks` keeps it: counting would take longer on a larger board. */
    taskCount: integer('task_count').notNull().default(0),
    /** Of the archived ones out of the trash; kept by the same trigger. */
    archivedCount: integer('archived_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    foreignKey({
      columns: [table.projectId, table.boardId],
      foreignColumns: [boards.projectId, boards.id],
    }).onDelete('cascade'),
    index('columns_board').on(table.projectId, table.boardId, table.position),
  ],
);

export const tasks = projectTable(
  'tasks',
  {
    projectId: ofProject(),
    id: identity(),
    /** What people call it by. It grows with the id, so whoever sorts by one sorts by the other. */
    number: integer('number').notNull(),
    boardId: integer('board_id').notNull(),
    columnId: integer('column_id').notNull(),
    position: position('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Of each date the instant or, without a time, the day; not both. */
    startDate: instant('start_date'),
    startDay: date('start_day'),
    dueDate: instant('due_date'),
    dueDay: date('due_day'),
    repeat: text('repeat'),
    priorityId: smallint('priority_id').notNull(),
    estimate: real('estimate'),
    /** In the order in which they were added: of the project, of which nothing but its commands take labels. */
    labelIds: integer('label_ids')
      .array()
      .notNull()
      .default(sql`'{}'::int[]`),
    assignedTo: integer('assigned_to').references(() => users.id),
    archived: boolean('archived').notNull().default(false),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    /** Counts this task's changes; a PATCH may say from which one it was made. */
    version: integer('version').notNull().default(1),
    commentCount: integer('comment_count').notNull().default(0),
    pointCount: integer('point_count').notNull().default(0),
    pointsDone: integer('points_done').notNull().default(0),
    attachmentCount: integer('attachment_count').notNull().default(0),
    /** Whether there may be tasks that block it: where not, nobody has to look for them. */
    hasBlockers: boolean('has_blockers').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
    deletedBy: integer('deleted_by').references(() => users.id),
    folded: text('folded').generatedAlwaysAs(sql`fold(title || chr(10) || description)`),
    search: searchVector('search').generatedAlwaysAs(
      sql`search_vector(project_id, title || chr(10) || description)`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    foreignKey({
      columns: [table.projectId, table.boardId],
      foreignColumns: [boards.projectId, boards.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.projectId, table.columnId],
      foreignColumns: [columns.projectId, columns.id],
    }).onDelete('cascade'),
    uniqueIndex('tasks_number').on(table.projectId, table.number),
    index('tasks_board')
      .on(table.projectId, table.boardId, table.id)
      .where(sql`deleted_at is null`),
    index('tasks_column').on(table.projectId, table.boardId, table.columnId, table.position),
    check('tasks_start', sql`num_nulls(start_date, start_day) > 0`),
    check('tasks_due', sql`num_nulls(due_date, due_day) > 0`),
    index('tasks_assignee')
      .on(table.assignedTo)
      .where(sql`deleted_at is null`),
    // A task has its due date in one of the two, so a span of days is read from both.
    index('tasks_due_date')
      .on(table.projectId, table.dueDate)
      .where(sql`deleted_at is null and due_date is not null`),
    index('tasks_due_day')
      .on(table.projectId, table.dueDay)
      .where(sql`deleted_at is null and due_day is not null`),
    // A calendar asks for what begins in a span of days too, and for what has no date at all.
    index('tasks_start_date')
      .on(table.projectId, table.startDate)
      .where(sql`deleted_at is null and start_date is not null`),
    index('tasks_start_day')
      .on(table.projectId, table.startDay)
      .where(sql`deleted_at is null and start_day is not null`),
    index('tasks_undated')
      .on(table.projectId, table.id)
      .where(
        sql`deleted_at is null and start_date is null and start_day is null and due_date is null and due_day is null`,
      ),
    // All that a search asks for and puts in order by, project by project: of the rows, which lie far apart, none is read.
    index('tasks_sought')
      .on(
        table.projectId,
        table.id,
        table.boardId,
        table.columnId,
        table.assignedTo,
        table.createdBy,
        table.priorityId,
        table.labelIds,
        table.dueDay,
        table.dueDate,
        table.startDay,
        table.startDate,
        table.createdAt,
        table.updatedAt,
        table.archived,
      )
      .where(sql`deleted_at is null`),
    index('tasks_search')
      .using('gin', table.search)
      .with(keptInOrder)
      .where(sql`deleted_at is null`),
    index('tasks_trash')
      .on(table.projectId, table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);
