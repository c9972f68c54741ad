import { wallClock } from '@cuadrilla/contract/kernel/day';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { boards, columns, labels, tasks, taskSpans, users } from '../../platform/database/schema/schema.ts';
import { fullName } from '../../platform/full-name.ts';
import { inOrder, isThere, onBoard, perSet } from './project-exports.queries.ts';

const creators = alias(users, 'creators');

export type ExportedTask = ReturnType<typeof sheetRow>;
type SheetRow = Awaited<ReturnType<typeof selectSheet>>[number];

const selectSheet = (db: Db, projectId: number, after: number) =>
  db
    .select({
      id: tasks.id,
      number: tasks.number,
      title: tasks.title,
      description: tasks.description,
      board: boards.name,
      column: columns.name,
      kind: columns.kind,
      priorityId: tasks.priorityId,
      label: labels.name,
      assignee: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      creator: { firstName: creators.firstName, lastName: creators.lastName },
      startDate: tasks.startDate,
      startDay: tasks.startDay,
      dueDate: tasks.dueDate,
      dueDay: tasks.dueDay,
      repeat: tasks.repeat,
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
    .leftJoin(labels, and(eq(labels.projectId, tasks.projectId), eq(labels.id, tasks.labelId)))
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

function sheetRow(row: SheetRow, timeZone: string) {
  const moment = (at: Date | null): string => {
    if (!at) return '';
    const { day, time } = wallClock(at, timeZone);
    return `${day} ${time}`;
  };
  return {
    ...row,
    priority: priorities.find(({ id }) => id === row.priorityId)?.name ?? '',
    assignee: row.assignee && fullName(row.assignee),
    email: row.assignee?.email,
    creator: fullName(row.creator),
    start: row.startDay ?? moment(row.startDate),
    due: row.dueDay ?? moment(row.dueDate),
    created: moment(row.createdAt),
    updated: moment(row.updatedAt),
    finished: moment(row.finishedAt),
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
