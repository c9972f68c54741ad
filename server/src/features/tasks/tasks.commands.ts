import { messages } from '@cuadrilla/contract/errors';
import type { Changes, TaskFields } from '@cuadrilla/contract/events';
import type { NewTask, TaskChange } from '@cuadrilla/contract/tasks';
import { and, eq } from 'drizzle-orm';
import { boards, tasks } from '../../database/schema/schema.ts';
import { conflict, invalid, notFound } from '../../app-error.ts';
import type { Change } from '../../log/change.ts';
import { changedFields, isUnchanged } from '../../log/changed-fields.ts';
import { findMember } from '../members/members.queries.ts';
import { hasLabel } from '../projects/projects.queries.ts';
import { dueInstant } from './due-date.ts';
import { fieldsAtVersion } from './task-history.ts';
import { findPlace } from './task-place.ts';
import { presentTask } from './tasks.present.ts';
import { findTask, type TaskRow } from './tasks.queries.ts';

/** New tasks go to the end of the board's first column, or of the one asked for. */
export async function createTask(
  change: Change,
  boardId: number,
  input: NewTask,
  timeZone: string,
): Promise<number> {
  const { tx, projectId, now, member, append } = change;
  const { title, description = '', priorityId, assignedTo = null, labelId = null, columnId } = input;
  const problems = await wrongReferences(change, assignedTo, labelId);
  const place = await findPlace(change, { boardId, columnId }, problems);
  if (problems.length > 0) throw invalid(problems);
  const dueDate = dueInstant(input.dueDate, timeZone);
  const row = { title, description, dueDate, priorityId, assignedTo, labelId, boardId, ...place };
  const [task] = await tx
    .insert(tasks)
    .values({ ...row, projectId, createdBy: member.userId, createdAt: now, updatedAt: now })
    .returning({ id: tasks.id })
    .prepare('insert_task')
    .execute();
  if (!task) throw new Error('the insert of a task returned no row');
  append({ type: 'task.created', payload: { taskId: task.id, task: toFields(row) } });
  return task.id;
}

/**
 * Changes what differs. With the version that the wish was made from, fields that others changed meanwhile are
 * merged, unless both changed the same one: then nothing is written and the answer shows what is there now.
 */
export async function changeTask(
  change: Change,
  taskId: number,
  wish: TaskChange,
  timeZone: string,
): Promise<void> {
  const row = await lockedTask(change, taskId);
  const current = toFields(row);
  const base = await fieldsAtVersion(change, taskId, current, row.version, wish.version);
  const wanted = changedFields(base, wishedFields(wish, timeZone));
  const contested = Object.keys(changedFields(base, current)).filter((field) => field in wanted);
  const mine = changedFields(current, valuesAfter(wanted));
  if (contested.some((field) => field in mine)) await refuseConflict(change, taskId);
  const stays = isUnchanged(mine) && wish.afterId === undefined;
  if (!stays) await writeTask(change, row, current, valuesAfter(mine), wish.afterId);
}

const valuesAfter = (changes: Changes): Partial<TaskFields> =>
  Object.fromEntries(Object.entries(changes).map(([field, { after }]) => [field, after]));

/** `after` holds the fields that become different, as the log names them; `afterId` the task to stand behind. */
async function writeTask(
  change: Change,
  row: TaskRow,
  current: TaskFields,
  after: Partial<TaskFields>,
  afterId: number | null | undefined,
): Promise<void> {
  const { tx, projectId, now, append } = change;
  const next: TaskFields = { ...current, ...after };
  const problems = await wrongReferences(change, after.assigned_to ?? null, after.label_id ?? null);
  if (after.assigned_to === null) problems.unshift(messages.assigneeMissing);
  if (after.board_id !== undefined || after.column_id !== undefined || afterId !== undefined) {
    const columnId = after.column_id ?? (after.board_id === undefined ? current.column_id : undefined);
    const place = await findPlace(
      change,
      { boardId: next.board_id, columnId, afterId, moving: row },
      problems,
    );
    next.column_id = place.columnId;
    next.position = place.position;
  }
  if (problems.length > 0) throw invalid(problems);
  const changes = changedFields(current, next);
  if (isUnchanged(changes)) return;
  const [taskId, version] = [row.id, row.version + 1];
  await tx
    .update(tasks)
    .set({ ...toRow(next), version, updatedAt: now })
    .where(thisTask(projectId, taskId));
  append({ type: 'task.updated', payload: { taskId, boardId: next.board_id, version, changes } });
}

export async function deleteTask(change: Change, taskId: number): Promise<void> {
  const { tx, projectId, now, member, append } = change;
  const { boardId, title } = await lockedTask(change, taskId);
  await tx.update(tasks).set({ deletedAt: now, deletedBy: member.userId }).where(thisTask(projectId, taskId));
  append({ type: 'task.deleted', payload: { taskId, boardId, title } });
}

export async function restoreTask(change: Change, taskId: number): Promise<void> {
  const { tx, projectId, append } = change;
  const [row] = await tx
    .select({
      boardId: tasks.boardId,
      title: tasks.title,
      deletedAt: tasks.deletedAt,
      boardGone: boards.deletedAt,
    })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .where(thisTask(projectId, taskId));
  if (!row) throw notFound(messages.taskNotFound);
  if (row.boardGone) throw conflict(messages.boardInTrash);
  if (!row.deletedAt) throw conflict(messages.notInTrash);
  await tx.update(tasks).set({ deletedAt: null, deletedBy: null }).where(thisTask(projectId, taskId));
  append({ type: 'task.restored', payload: { taskId, boardId: row.boardId, title: row.title } });
}

const thisTask = (projectId: number, taskId: number) =>
  and(eq(tasks.projectId, projectId), eq(tasks.id, taskId));

/** The project is locked, so the task stays as it is read here. */
async function lockedTask({ tx, projectId }: Change, taskId: number) {
  const row = await findTask(tx, projectId, taskId);
  if (!row) throw notFound(messages.taskNotFound);
  return row;
}

/** What is wrong with the people and labels that a task is to point to, in the order of the fields. */
async function wrongReferences(
  { tx, projectId }: Change,
  assignedTo: number | null,
  labelId: number | null,
): Promise<string[]> {
  const problems: string[] = [];
  if (assignedTo !== null && !(await findMember(tx, projectId, assignedTo))) {
    problems.push(messages.assigneeNotMember);
  }
  if (labelId !== null && !(await hasLabel(tx, projectId, labelId))) problems.push(messages.labelNotFound);
  return problems;
}

async function refuseConflict(change: Change, taskId: number): Promise<never> {
  throw conflict(messages.taskConflict, { current: presentTask(await lockedTask(change, taskId)) });
}

const wishedFields = (wish: TaskChange, timeZone: string) => ({
  title: wish.title,
  description: wish.description,
  due_date: wish.dueDate === undefined ? undefined : dueInstant(wish.dueDate, timeZone).toISOString(),
  priority_id: wish.priorityId,
  assigned_to: wish.assignedTo,
  label_id: wish.labelId,
  board_id: wish.boardId,
  column_id: wish.columnId,
});

interface TaskValues {
  title: string;
  description: string;
  dueDate: Date | null;
  priorityId: number;
  assignedTo: number | null;
  labelId: number | null;
  boardId: number;
  columnId: number;
  position: string;
}

const toFields = (row: TaskValues): TaskFields => ({
  title: row.title,
  description: row.description,
  due_date: row.dueDate?.toISOString() ?? null,
  priority_id: row.priorityId,
  assigned_to: row.assignedTo,
  label_id: row.labelId,
  board_id: row.boardId,
  column_id: row.columnId,
  position: row.position,
});

const toRow = (fields: TaskFields): TaskValues => ({
  title: fields.title,
  description: fields.description,
  dueDate: fields.due_date === null ? null : new Date(fields.due_date),
  priorityId: fields.priority_id,
  assignedTo: fields.assigned_to,
  labelId: fields.label_id,
  boardId: fields.board_id,
  columnId: fields.column_id,
  position: fields.position,
});
