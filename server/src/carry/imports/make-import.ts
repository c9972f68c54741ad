import { plainFields } from '@cuadrilla/contract/tasks/copied-fields';
import { instantAt, isDay } from '@cuadrilla/contract/kernel/day';
import { fold } from '@cuadrilla/contract/kernel/fold';
import type { ImportBoard, ImportedTask, ImportPlan } from '@cuadrilla/contract/carry/imports/task-imports';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { AddedPlaces, imports, MadePlaces } from '../../platform/database/schema/imports.ts';
import { importedTasks, importParts, imports as table } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { createBoard } from '../../tasks/boards/boards.commands.ts';
import { listBoards, listColumns } from '../../tasks/boards/boards.queries.ts';
import { createColumn } from '../../tasks/columns/columns.commands.ts';
import { createComments } from '../../tasks/comments/comments.commands.ts';
import { addMembers } from '../../projects/members/members.commands.ts';
import { type Directory, listMembers } from '../../projects/members/members.queries.ts';
import { createPoints } from '../../tasks/points/create-points.commands.ts';
import { createLabel } from '../../tasks/labels/labels.commands.ts';
import { listLabels } from '../../tasks/labels/labels.queries.ts';
import { createTasks } from '../../tasks/tasks/create-tasks.commands.ts';
import { findPeople } from './import-people.queries.ts';
import { hashSource, isImport, listKnownSources } from './task-imports.queries.ts';

type Row = typeof imports.$inferSelect;

/** For whom it is made, and how they are seen. */
export interface Importer {
  demo: boolean;
  timeZone: string;
  directory: Directory;
}

/** Where tasks will stand, and whose they will be: first of all, in one change. */
export async function makePlaces(
  change: Change,
  { id, plan }: Row,
  { demo, directory }: Importer,
): Promise<void> {
  const { tx, projectId, member } = change;
  const viewer = { id: member.userId, demo };
  const userIds = await findPeople(tx, { viewer, directory }, plan.people);
  const memberIds = await addMembers(change, [...new Set(userIds.filter((userId) => userId !== null))]);
  const added: AddedPlaces = { memberIds, columns: 0, labels: 0 };
  const boards = await makeBoards(change, plan, added);
  const made: MadePlaces = { boards, labelIds: await makeLabels(change, plan, added), userIds, added };
  await tx.update(table).set({ made }).where(isImport(projectId, id));
}

async function makeBoards(
  change: Change,
  plan: ImportPlan,
  added: AddedPlaces,
): Promise<MadePlaces['boards']> {
  const present = await listBoards(change.tx, change.projectId);
  const made: MadePlaces['boards'] = [];
  for (const board of plan.boards) {
    const same = present.find(({ name }) => fold(name) === fold(board.name));
    made.push(await (same ? addToBoard(change, same.id, board, added) : makeBoard(change, board)));
  }
  return made;
}

async function makeBoard(change: Change, board: ImportBoard) {
  const id = await createBoard(change, board);
  const columns = await listColumns(change.tx, change.projectId, id);
  return { id, isNew: true, columnIds: columns.map((column) => column.id) };
}

/** A board of the same name takes them, with the columns that it does not have yet. */
async function addToBoard(change: Change, id: number, { columns }: ImportBoard, added: AddedPlaces) {
  const present = await listColumns(change.tx, change.projectId, id);
  const columnIds: number[] = [];
  for (const column of columns) {
    const same = present.find(({ name }) => fold(name) === fold(column.name));
    columnIds.push(same ? same.id : await createColumn(change, id, column));
    if (!same) added.columns += 1;
  }
  return { id, isNew: false, columnIds };
}

async function makeLabels(change: Change, { labels }: ImportPlan, added: AddedPlaces): Promise<number[]> {
  const present = await listLabels(change.tx, change.projectId);
  const made: number[] = [];
  for (const label of labels) {
    const same = present.find(({ name }) => fold(name) === fold(label.name));
    made.push((same ?? (await createLabel(change, label))).id);
    if (!same) added.labels += 1;
  }
  return made;
}

/** The next of what was sent, in one change; false where there is nothing more. */
export async function makePart(change: Change, row: Row, timeZone: string): Promise<boolean> {
  const { tx, projectId } = change;
  const { id: importId, plan, made } = row;
  if (!made) throw new Error('an import has no places yet');
  const ofImport = and(eq(importParts.projectId, projectId), eq(importParts.importId, importId));
  const [part] = await tx
    .select()
    .from(importParts)
    .where(ofImport)
    .orderBy(asc(importParts.ordinal))
    .limit(1);
  if (!part) return false;
  const places = await placesLeft(change, made);
  for (const [board, tasks] of byBoard(await notThereYet(change, plan, part.tasks)))
    await makeTasks(change, row, places, board, tasks, timeZone);
  await tx.delete(importParts).where(and(ofImport, eq(importParts.ordinal, part.ordinal)));
  await tx
    .update(table)
    .set({ done: sql`${table.done} + ${part.tasks.length}` })
    .where(isImport(projectId, importId));
  return true;
}

/** Others may have taken labels and people away meanwhile: what had them comes without. */
async function placesLeft({ tx, projectId }: Change, made: MadePlaces): Promise<MadePlaces> {
  const labelIds = new Set((await listLabels(tx, projectId)).map((label) => label.id));
  const memberIds = new Set((await listMembers(tx, projectId)).map((member) => member.id));
  return {
    ...made,
    labelIds: made.labelIds.map((id) => (id !== null && labelIds.has(id) ? id : null)),
    userIds: made.userIds.map((id) => (id !== null && memberIds.has(id) ? id : null)),
  };
}

/** The same file may have been brought in twice at a time: what is there already is not made again. */
async function notThereYet(
  { tx, projectId }: Change,
  { source }: ImportPlan,
  tasks: readonly ImportedTask[],
) {
  const sourceIds = tasks.flatMap(({ sourceId }) => sourceId ?? []);
  const known = new Set(await listKnownSources(tx, projectId, { source, sourceIds }));
  return tasks.filter(({ sourceId }) => sourceId === null || !known.has(sourceId));
}

function byBoard(tasks: readonly ImportedTask[]): Map<number, ImportedTask[]> {
  const boards = new Map<number, ImportedTask[]>();
  for (const task of tasks) boards.set(task.board, [...(boards.get(task.board) ?? []), task]);
  return boards;
}

async function makeTasks(
  change: Change,
  { id: importId, plan }: Row,
  { boards, labelIds, userIds }: MadePlaces,
  board: number,
  tasks: readonly ImportedTask[],
  timeZone: string,
): Promise<void> {
  const { tx, projectId } = change;
  const place = boards[board];
  if (!place) throw new Error('an import has lost a board');
  const taskIds = await createTasks(
    change,
    place.id,
    tasks.map((task) => ({
      ...plainFields(task),
      title: task.title,
      priorityId: task.priorityId,
      startDate: task.startDate,
      dueDate: task.dueDate,
      columnId: place.columnIds[task.column],
      assignedTo: task.person === null ? null : (userIds[task.person] ?? null),
      labelIds: labelsOf(task, labelIds),
      elsewhere: elsewhereOf(task, timeZone),
    })),
    timeZone,
  );
  await tx.insert(importedTasks).values(
    tasks.map(({ sourceId }, index) => ({
      projectId,
      importId,
      taskId: taskIds[index] ?? 0,
      sourceHash: sourceId === null ? null : hashSource(plan.source, sourceId),
    })),
  );
  await createComments(
    change,
    tasks.flatMap(({ comments }, index) =>
      comments.map((content) => ({ taskId: taskIds[index] ?? 0, content })),
    ),
  );
  await createPoints(
    change,
    tasks.flatMap(({ points = [] }, index) =>
      points.map(({ content, done, dueDay = null }) => ({
        taskId: taskIds[index] ?? 0,
        content,
        done,
        dueDay,
        assignedTo: null,
      })),
    ),
  );
}

/** Two of the file may be one here. */
const labelsOf = (
  { label, labels = label === null ? [] : [label] }: ImportedTask,
  ids: MadePlaces['labelIds'],
) => [...new Set(labels.flatMap((index) => ids[index] ?? []))];

/** A day is told by its noon: that is the same day for nearly everybody. */
function elsewhereOf({ createdAt, finishedAt }: ImportedTask, timeZone: string) {
  const instantOf = (date: string | undefined): string | undefined =>
    date !== undefined && isDay(date) ? new Date(instantAt(date, '12:00', timeZone)).toISOString() : date;
  const elsewhere = { createdAt: instantOf(createdAt), finishedAt: instantOf(finishedAt) };
  return createdAt === undefined && finishedAt === undefined ? undefined : elsewhere;
}
