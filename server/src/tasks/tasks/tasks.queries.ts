import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Label } from '@cuadrilla/contract/tasks/label';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { boards, columns, tasks, users } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Change } from '../../platform/log/change.ts';
import { fullName } from '../../platform/full-name.ts';
import { blockedBy } from '../dependencies/dependencies.queries.ts';
import { fieldColumns } from './task-fields.ts';

/** In their order. Whoever has none is not asked about. */
const labelsOfTask = sql<Label[] | null>`case when cardinality(tasks.label_ids) > 0 then (
  select json_agg(json_build_object('id', label.id, 'name', label.name, 'hex_code', label.hex_code)
    order by array_position(tasks.label_ids, label.id))
  from labels label where label.project_id = tasks.project_id and label.id = any(tasks.label_ids)) end`;

export const taskColumns = {
  ...fieldColumns,
  id: tasks.id,
  number: tasks.number,
  createdAt: tasks.createdAt,
  updatedAt: tasks.updatedAt,
  assigneeFirstName: users.firstName,
  assigneeLastName: users.lastName,
  assigneeTimeZone: users.timeZone,
  createdBy: tasks.createdBy,
  version: tasks.version,
  commentCount: tasks.commentCount,
  pointCount: tasks.pointCount,
  pointsDone: tasks.pointsDone,
  attachmentCount: tasks.attachmentCount,
  blockedBy,
  labels: labelsOfTask,
};

/** The same in lists, whose labels are named all together (`name-labels.ts`). */
export const listedColumns = { ...taskColumns, labels: sql<Label[] | null>`null` };

export type TaskRow = Awaited<ReturnType<typeof selectTasks>>[number];

export const selectTasks = (db: DbOrTx) =>
  db.select(taskColumns).from(tasks).leftJoin(users, eq(users.id, tasks.assignedTo)).$dynamic();

const isAskedTask = and(
  eq(tasks.projectId, sql.placeholder('projectId')),
  eq(tasks.id, sql.placeholder('taskId')),
  isNull(tasks.deletedAt),
  isNull(boards.deletedAt),
);

const taskById = prepareOnce((db) =>
  selectTasks(db)
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .where(isAskedTask),
);

/** A task out of the trash, as its board is. */
export async function findTask(db: DbOrTx, projectId: number, taskId: number): Promise<TaskRow | undefined> {
  const [row] = await taskById(db, { projectId, taskId });
  return row;
}

/** It may have gone to the trash while a change waited for its turn, or its board; from here on it stays as it is. */
export async function requireTask({ tx, projectId }: Change, taskId: number): Promise<TaskRow> {
  const task = await findTask(tx, projectId, taskId);
  if (!task) throw notFound(messages.taskNotFound);
  return task;
}

/** Out of the trash, as their boards are, by what people call them. */
export async function findNumbered(db: DbOrTx, projectId: number, numbers: readonly (number | null)[]) {
  const found = await db
    .select({
      number: tasks.number,
      id: tasks.id,
      title: tasks.title,
      board_id: tasks.boardId,
      priority_id: tasks.priorityId,
      column: columns.name,
      kind: columns.kind,
      assignee: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .innerJoin(columns, and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId)))
    .leftJoin(users, eq(users.id, tasks.assignedTo))
    .where(
      and(
        eq(tasks.projectId, projectId),
        inArray(
          tasks.number,
          numbers.filter((number) => number !== null),
        ),
        isNull(tasks.deletedAt),
        isNull(boards.deletedAt),
      ),
    );
  return found.map(({ assignee, kind, ...task }) => ({
    ...task,
    done: kind === 'hecho',
    assignee: assignee && fullName(assignee),
  }));
}

/** By their ids, in the project, and on one board of it where that is asked. */
export const theseTasks = (projectId: number, ids: readonly number[], boardId?: number): SQL | undefined =>
  and(
    eq(tasks.projectId, projectId),
    inArray(tasks.id, [...new Set(ids)]),
    boardId === undefined ? undefined : eq(tasks.boardId, boardId),
  );

/** Tasks out of the trash, as their board is, in the order of the ids: all of them, or it is a 404. */
export async function getTasks(
  db: DbOrTx,
  projectId: number,
  ids: readonly number[],
  boardId?: number,
): Promise<TaskRow[]> {
  const rows = await selectTasks(db)
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .where(and(theseTasks(projectId, ids, boardId), isNull(tasks.deletedAt), isNull(boards.deletedAt)));
  return inOrderOf(ids, rows);
}

/** Each row once, in the order of the ids, none of which may be missing. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].map((id) => {
    const row = byId.get(id);
    if (!row) throw notFound(messages.taskNotFound);
    return row;
  });
}

/** Of the tasks named, those out of the trash, as their boards are. */
export function listTasksById(db: DbOrTx, wanted: readonly { projectId: number; taskId: number }[]) {
  return db
    .select({ ...taskColumns, projectId: tasks.projectId })
    .from(tasks)
    .leftJoin(users, eq(users.id, tasks.assignedTo))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .innerJoin(
      sql`(select distinct * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as named ("projectId" int, "taskId" int)) wanted`,
      sql`wanted."projectId" = ${tasks.projectId} and wanted."taskId" = ${tasks.id}`,
    )
    .where(and(isNull(tasks.deletedAt), isNull(boards.deletedAt)));
}
