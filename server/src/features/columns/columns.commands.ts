import type { ColumnChange, NewColumn } from '@cuadrilla/contract/columns';
import { messages } from '@cuadrilla/contract/errors';
import { and, eq, sql } from 'drizzle-orm';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { conflict, invalid, notFound } from '../../app-error.ts';
import { columns } from '../../database/schema/schema.ts';
import type { Change } from '../../log/change.ts';
import { changedFields, isUnchanged } from '../../log/changed-fields.ts';
import { refuseUnseen } from '../../log/seen.ts';
import { getBoard } from '../boards/boards.commands.ts';
import { longestPosition } from '../tasks/task-spread.ts';
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
    wish.afterId === undefined
      ? current.position
      : await shortened(change, present, current, placeBehind(present, current, wish.afterId));
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

/** Its own place when it already stands there. */
function placeBehind(present: ColumnRow[], moving: ColumnRow, afterId: number | null): string {
  if (afterId === moving.id) return moving.position;
  const others = present.filter(({ id }) => id !== moving.id);
  const index = afterId === null ? -1 : others.findIndex(({ id }) => id === afterId);
  if (afterId !== null && index === -1) throw invalid(messages.columnNotFound);
  const [before, behind] = [others[index]?.position ?? null, others[index + 1]?.position ?? null];
  const isThere = moving.position > (before ?? '') && (behind === null || moving.position < behind);
  return isThere ? moving.position : generateKeyBetween(before, behind);
}

/** Moves into the same gap make positions longer and longer: then all columns of the board get short ones. */
async function shortened(
  { tx, projectId }: Change,
  present: ColumnRow[],
  moving: ColumnRow,
  position: string,
): Promise<string> {
  if (position.length <= longestPosition) return position;
  const order = present.map((column) => (column.id === moving.id ? { ...moving, position } : column));
  const ids = order.toSorted((a, b) => (a.position < b.position ? -1 : 1)).map(({ id }) => id);
  const keys = generateNKeysBetween(null, null, ids.length);
  await tx.execute(sql`
    update ${columns} set position = spread.position
    from jsonb_to_recordset(${JSON.stringify(ids.map((id, index) => ({ id, position: keys[index] })))}::jsonb)
      as spread (id int, position text)
    where ${columns.projectId} = ${projectId} and ${columns.id} = spread.id`);
  return keys[ids.indexOf(moving.id)] ?? position;
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
  await writeTasks(change, edits);
}
