import type { ColumnKind } from '@cuadrilla/contract/boards';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { projects } from './projects.ts';

const ofProject = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/**
 * What a task was from one instant until another: each change that a report can tell ends a span and begins the next.
 * Nothing refers to tasks, people or boards: history stays when they are gone for good.
 */
export const taskSpans = pgTable(
  'task_spans',
  {
    projectId: ofProject(),
    taskId: integer('task_id').notNull(),
    /** Of the event that began it. */
    seq: integer('seq').notNull(),
    since: instant('since').notNull(),
    /** It still is, where there is none. */
    until: instant('until'),
    boardId: integer('board_id').notNull(),
    columnId: integer('column_id').notNull(),
    /** What the column meant then. */
    kind: text('kind').$type<ColumnKind>().notNull(),
    /** In the trash, by itself or with its board. */
    deleted: boolean('deleted').notNull(),
    boardDeleted: boolean('board_deleted').notNull(),
    assignedTo: integer('assigned_to'),
    priorityId: smallint('priority_id').notNull(),
    labelId: integer('label_id'),
    dueDate: instant('due_date'),
    dueDay: date('due_day'),
    createdAt: instant('created_at').notNull(),
    /** When work on it first began, and when it last became done. */
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    columnSince: instant('column_since').notNull(),
    /** What happened as it began. */
    born: boolean('born').notNull(),
    finished: boolean('finished').notNull(),
    reopened: boolean('reopened').notNull(),
    /** It ended because the task went to another column. */
    moved: boolean('moved').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.taskId, table.seq] }),
    uniqueIndex('task_spans_now')
      .on(table.projectId, table.taskId)
      .where(sql`until is null`),
    index('task_spans_open')
      .on(table.projectId)
      .where(sql`until is null and kind <> 'hecho' and not deleted and not board_deleted`),
    // What is asked of many spans stands in the index itself: their rows need not be looked at.
    index('task_spans_moments')
      .on(
        table.projectId,
        table.since,
        table.born,
        table.finished,
        table.assignedTo,
        table.createdAt,
        table.startedAt,
        table.taskId,
      )
      .where(sql`born or finished`),
    index('task_spans_done')
      .on(table.projectId, table.since, table.finishedAt, table.until, table.columnId)
      .where(sql`kind = 'hecho' and not deleted and not board_deleted`),
    index('task_spans_until')
      .on(
        table.projectId,
        table.until,
        table.since,
        table.columnId,
        table.kind,
        table.columnSince,
        table.moved,
        table.dueDay,
        table.dueDate,
      )
      .where(sql`until is not null and kind <> 'hecho' and not deleted and not board_deleted`),
  ],
);

/** Every column that there has been, as the log last told of it. */
export const reportColumns = pgTable(
  'report_columns',
  {
    projectId: ofProject(),
    id: integer('id').notNull(),
    boardId: integer('board_id').notNull(),
    kind: text('kind').$type<ColumnKind>().notNull(),
    /** Nobody knows it any more once its board is gone for good. */
    name: text('name'),
    position: text('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.id] })],
);
