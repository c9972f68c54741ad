import type { ColumnChange, NewColumn } from '@cuadrilla/contract/tasks/columns';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, eq } from 'drizzle-orm';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { conflict, invalid, notFound } from '../../platform/app-error.ts';
import { columns } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { changedFields, isUnchanged } from '../../platform/log/changed-fields.ts';
import { refuseUnseen } from '../../platform/log/seen.ts';
import { getBoard } from '../boards/boards.commands.ts';
import { placeBehind, shortenPositions } from '../tasks/few-in-order.ts';
import { writeTasks } from '../tasks/task-write.ts';
import { lastPosition, listColumnRows, listTasksOfColumn } from './columns.queries.ts';

export type ColumnRow = Awaited<ReturnType<typeof listColumnRows>>[number];

export async function createColumn(change: Change, boardId: number, input: NewColumn): Promise<number> {
  const { tx, projectId, append } = change;
  const present = await getColumns(change, boardId);
  const { name, kind, wipLimit = null } = input;
  const position = generateKeyBetween(present.at(-1)?.position ?? null, null);
  const [column] = await tx
    .insert(columns)
    .values({ projectId, boardId, name, kind, wipLimit, position })
    .returning({ id: columns.id });
  if (!column) throw new Error('the insert of a column returned no row');
  const fields = { name, kind, position, wip_limit: wipLimit };
  append({ type: 'column.created', payload: { columnId: column.id, boardId, ...fields } });
  return column.id;
}

export async function changeColumn(
  change: Change,
  boardId: number,
  columnId: number,
  { seen, ...wish }: ColumnChange,
): Promise<void> {
  const { tx, projectId, append } = change;
  const present = await getColumns(change, boardId);
  const current = columnIn(present, columnId);
  refuseUnseen(seen, { name: current.name, kind: current.kind, wipLimit: current.wipLimit }, wish);
  const { name = current.name, kind = current.kind, wipLimit = current.wipLimit } = wish;
  const position =
    wish.afterId === undefined ? current.position : await newPosition(change, present, current, wish.afterId);
  const changes = changedFields(
    { name: current.name, kind: current.kind, wip_limit: current.wipLimit, position: current.position },
    { name, kind, wip_limit: wipLimit, position },
  );
  if (isUnchanged(changes)) return;
  await tx.update(columns).set({ name, kind, wipLimit, position }).where(thisColumn(projectId, columnId));
  append({ type: 'column.updated', payload: { columnId, boardId, changes } });
}

/** A column leaves; its tasks, those in the trash too, go in their order to the end of another one. */
export async function deleteColumn(
  change: Change,
  boardId: number,
  columnId: number,
  moveTo: number | undefined,
): Promise<void> {
  const { tx, projectId, append } = change;
  const present = await getColumns(change, boardId);
  const { name, kind, position, wipLimit } = columnIn(present, columnId);
  if (present.length === 1) throw conflict(messages.lastColumn);
  if (moveTo !== undefined && (moveTo === columnId || !present.some(({ id }) => id === moveTo))) {
    throw invalid(messages.columnNotFound);
  }
  const leaving = await listTasksOfColumn(tx, projectId, boardId, columnId);
  if (leaving.length > 0) {
    if (moveTo === undefined) throw conflict(messages.columnHasTasks);
    await moveTasks(change, boardId, leaving, moveTo);
  }
  await tx.delete(columns).where(thisColumn(projectId, columnId));
  const fields = { name, kind, position, wip_limit: wipLimit };
  const left = { movedTo: moveTo ?? null, taskCount: leaving.length };
  append({ type: 'column.deleted', payload: { columnId, boardId, ...fields, ...left } });
}

const thisColumn = (projectId: number, columnId: number) =>
  and(eq(columns.projectId, projectId), eq(columns.id, columnId));

/** In their order. */
export async function getColumns(change: Change, boardId: number): Promise<ColumnRow[]> {
  await getBoard(change, boardId);
  return listColumnRows(change.tx, change.projectId, boardId);
}

function columnIn(present: ColumnRow[], columnId: number): ColumnRow {
  const column = present.find(({ id }) => id === columnId);
  if (!column) throw notFound(messages.columnMissing);
  return column;
}

/** Where it is to stand; the others make room where their positions have grown long. */
async function newPosition(
  change: Change,
  present: ColumnRow[],
  moving: ColumnRow,
  afterId: number | null,
): Promise<string> {
  const position = placeBehind(present, moving, afterId);
  if (position === undefined) throw invalid(messages.columnNotFound);
  const shortened = await shortenPositions(change, columns, present, { ...moving, position });
  return shortened?.get(moving.id) ?? position;
}

type LeavingTask = Awaited<ReturnType<typeof listTasksOfColumn>>[number];

async function moveTasks(
  change: Change,
  boardId: number,
  leaving: LeavingTask[],
  columnId: number,
): Promise<void> {
  const last = await lastPosition(change.tx, change.projectId, boardId, columnId);
  const positions = generateNKeysBetween(last, null, leaving.length);
  const edits = leaving.map(({ id, version, columnId: from, position }, index) => ({
    id,
    version,
    before: { board_id: boardId, column_id: from, position },
    after: { board_id: boardId, column_id: columnId, position: positions[index] ?? '' },
  }));
  await writeTasks(change, edits, leaving[0]?.columnId);
}
