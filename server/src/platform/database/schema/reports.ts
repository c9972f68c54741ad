import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { projectTable } from './kinds.ts';
import { ofProject } from './projects.ts';

/**
 * What reports sum up by days: tasks in a column, by what it meant then; tasks made, and finished by somebody; tasks that
 * are late. A day that is due ends on the next day of UTC in the west and on the same in the east, so these are two.
 */
type Summed = ColumnKind | 'created' | 'finished' | 'late west' | 'late east';

/**
 * What a task was from one instant until another: each change that a report can tell ends a span and begins the next.
 * Nothing refers to tasks, people or boards: history stays when they are gone for good.
 */
export const taskSpans = projectTable(
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
    archived: boolean('archived').notNull(),
    assignedTo: integer('assigned_to'),
    priorityId: smallint('priority_id').notNull(),
    labelIds: integer('label_ids')
      .array()
      .notNull()
      .default(sql`'{}'::int[]`),
    dueDate: instant('due_date'),
    dueDay: date('due_day'),
    /** None where it came from elsewhere, and nobody knows. */
    createdAt: instant('created_at'),
    /** When work on it first began, and when it last became done: elsewhere perhaps, and nobody knows when. */
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
    // What is asked of many spans stands in the index itself: their rows need not be looked at.
    index('task_spans_open')
      .on(
        table.projectId,
        table.columnId,
        table.kind,
        table.boardId,
        table.assignedTo,
        table.priorityId,
        table.labelIds,
        table.dueDay,
        table.dueDate,
      )
      .where(sql`until is null and kind <> 'hecho' and not deleted and not board_deleted and not archived`),
    index('task_spans_born')
      .on(table.projectId, table.createdAt)
      .where(sql`born`),
    index('task_spans_finished')
      .on(table.projectId, table.finishedAt)
      .where(sql`finished`),
    index('task_spans_until')
      .on(table.projectId, table.until)
      .where(
        sql`until is not null and kind <> 'hecho' and not deleted and not board_deleted and not archived`,
      ),
    // What was done and changed all the same: little.
    index('task_spans_done_since')
      .on(table.projectId, table.since)
      .where(
        sql`kind = 'hecho' and not deleted and not board_deleted and (finished_at is null or since > finished_at)`,
      ),
    index('task_spans_done_until')
      .on(table.projectId, table.until)
      .where(sql`kind = 'hecho' and not deleted and not board_deleted and until is not null`),
  ],
);

/** How many more there were of something, or fewer, since a day of UTC began: by the quarters of an hour that changed it. */
export const reportSums = projectTable(
  'report_sums',
  {
    projectId: ofProject(),
    what: text('what').$type<Summed>().notNull(),
    /** Of the column or the person, where it is of one; else 0. */
    key: integer('key').notNull(),
    day: date('day').notNull(),
    quarters: smallint('quarters').array().notNull(),
    /** After each of those quarters. */
    sums: integer('sums').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.what, table.day, table.key] })],
);

/**
 * When tasks were made, begun and finished, and since when until when they stayed in a column: packed by the day of UTC on
 * which it ended, since a report reads those of years.
 */
export const reportTimes = projectTable(
  'report_times',
  {
    projectId: ofProject(),
    what: text('what').$type<'finished' | 'left'>().notNull(),
    /** Of the column that was left; else 0. */
    key: integer('key').notNull(),
    day: date('day').notNull(),
    times: bytes('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.what, table.day, table.key] })],
);

/** Every column that there has been, as the log last told of it. */
export const reportColumns = projectTable(
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
