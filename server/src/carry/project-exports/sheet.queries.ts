import { isDay, wallClock } from '@cuadrilla/contract/kernel/day';
import type { FieldSource } from '@cuadrilla/contract/tasks/field-kinds';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { boards, columns, tasks, taskSpans, users } from '../../platform/database/schema/schema.ts';
import { fullName } from '../../platform/full-name.ts';
import { fieldColumns, toFields } from '../../tasks/tasks/task-fields.ts';
import { inOrder, isThere, onBoard, perSet } from './project-exports.queries.ts';

/** All in one cell. */
const namesOfLabels = sql<string | null>`(
  select string_agg(label.name, ', ' order by array_position(tasks.label_ids, label.id)) from labels label
  where label.project_id = tasks.project_id and label.id = any(tasks.label_ids))`;

const creators = alias(users, 'creators');

export type ExportedTask = ReturnType<typeof sheetRow>;
type SheetRow = Awaited<ReturnType<typeof selectSheet>>[number];

const selectSheet = (db: Db, projectId: number, after: number) =>
  db
    .select({
      id: tasks.id,
      number: tasks.number,
      ...fieldColumns,
      board: boards.name,
      column: columns.name,
      kind: columns.kind,
      labels: namesOfLabels,
      assignee: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      creator: { firstName: creators.firstName, lastName: creators.lastName },
      createdAt: tasks.createdAt,
      updatedAt: tasks.updatedAt,
      finishedAt: taskSpans.finishedAt,
      comments: tasks.commentCount,
    })
    .from(tasks)
    .innerJoin(boards, onBoard)
    .innerJoin(columns, and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId)))
    .innerJoin(creators, eq(creators.id, tasks.createdBy))
    .leftJoin(users, eq(users.id, tasks.assignedTo))
    // As reports have it: what was done and is no longer has none.
    .leftJoin(
      taskSpans,
      and(
        eq(taskSpans.projectId, tasks.projectId),
        eq(taskSpans.taskId, tasks.id),
        isNull(taskSpans.until),
        eq(columns.kind, 'hecho'),
      ),
    )
    .where(and(isThere(projectId), gt(tasks.id, after)))
    .orderBy(asc(tasks.id))
    .limit(perSet);

function sheetRow({ assignee, creator, ...row }: SheetRow, timeZone: string) {
  const { board, column, labels } = row;
  const moment = (at: string | Date): string => {
    const { day, time } = wallClock(at, timeZone);
    return `${day} ${time}`;
  };
  return {
    number: row.number,
    fields: toFields(row),
    kind: row.kind,
    email: assignee?.email,
    creator: fullName(creator),
    created: moment(row.createdAt),
    updated: moment(row.updatedAt),
    finished: row.finishedAt ? moment(row.finishedAt) : '',
    comments: row.comments,
    /** Of what it is of, by the names that the ids of its fields stand for. */
    names: {
      boards: board,
      columns: column,
      labels: labels ?? '',
      priorities: priorities.find(({ id }) => id === row.priorityId)?.name ?? '',
    } satisfies Record<FieldSource, string>,
    person: assignee ? fullName(assignee) : '',
    date: (meant: string): string => (isDay(meant) ? meant : moment(meant)),
  };
}

export async function* sheetRows(
  db: Db,
  projectId: number,
  timeZone: string,
): AsyncGenerator<ExportedTask[]> {
  for await (const rows of inOrder((after) => selectSheet(db, projectId, after)))
    yield rows.map((row) => sheetRow(row, timeZone));
}
