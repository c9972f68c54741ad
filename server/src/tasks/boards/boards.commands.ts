import { type BoardChange, type ColumnKind, startingColumns } from '@cuadrilla/contract/tasks/boards';
import type { BoardView } from '@cuadrilla/contract/tasks/board-views';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, count, eq } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import { boards, columns } from '../../platform/database/schema/schema.ts';
import { conflict, invalid, notFound } from '../../platform/app-error.ts';
import type { Change } from '../../platform/log/change.ts';
import { changedFields, isUnchanged } from '../../platform/log/changed-fields.ts';
import { refuseUnseen } from '../../platform/log/seen.ts';
import { hasLabel, listLabels } from '../labels/labels.queries.ts';

export interface NewBoard {
  name: string;
  firstView?: BoardView | undefined;
  columns?: readonly { name: string; kind: ColumnKind }[];
}

/** A board starts with three columns, if it names no others, and the next colour of the project's palette. */
export async function createBoard(
  change: Change,
  { name, firstView = 'grid', columns: wanted = startingColumns }: NewBoard,
): Promise<number> {
  const { tx, projectId, now, append } = change;
  const labelId = await nextLabel(change);
  const positions = generateNKeysBetween(null, null, wanted.length);
  const [board] = await tx
    .insert(boards)
    .values({ projectId, name, labelId, firstView, createdAt: now, updatedAt: now })
    .returning({ id: boards.id });
  if (!board) throw new Error('the insert of a board returned no row');
  const created = await tx
    .insert(columns)
    .values(
      wanted.map((column, index) => ({
        ...column,
        projectId,
        boardId: board.id,
        position: positions[index] ?? '',
      })),
    )
    .returning({ id: columns.id, name: columns.name, kind: columns.kind, position: columns.position });
  append({
    type: 'board.created',
    payload: { boardId: board.id, name, label_id: labelId, first_view: firstView, columns: created },
  });
  return board.id;
}

/** Counts deleted boards too, so that neighbours keep differing after one is gone. */
async function nextLabel({ tx, projectId }: Change): Promise<number | null> {
  const labels = await listLabels(tx, projectId);
  const [made] = await tx.select({ boards: count() }).from(boards).where(eq(boards.projectId, projectId));
  return labels[(made?.boards ?? 0) % labels.length]?.id ?? null;
}

export async function changeBoard(
  change: Change,
  boardId: number,
  { seen, ...wanted }: BoardChange,
): Promise<void> {
  const { tx, projectId, now, append } = change;
  const current = await getBoard(change, boardId);
  const { name: nameBefore, labelId: labelBefore, firstView: viewBefore } = current;
  refuseUnseen(seen, { name: nameBefore, labelId: labelBefore, firstView: viewBefore }, wanted);
  const { name = nameBefore, labelId = labelBefore, firstView = viewBefore } = wanted;
  if (labelId !== null && !(await hasLabel(tx, projectId, labelId))) throw invalid(messages.labelNotFound);
  const changes = changedFields(
    { name: nameBefore, label_id: labelBefore, first_view: viewBefore },
    { name, label_id: labelId, first_view: firstView },
  );
  if (isUnchanged(changes)) return;
  await tx
    .update(boards)
    .set({ name, labelId, firstView, updatedAt: now })
    .where(thisBoard(projectId, boardId));
  append({ type: 'board.updated', payload: { boardId, changes } });
}

export async function deleteBoard(change: Change, boardId: number): Promise<void> {
  const { tx, projectId, now, member, append } = change;
  const { name } = await getBoard(change, boardId);
  await tx
    .update(boards)
    .set({ deletedAt: now, deletedBy: member.userId })
    .where(thisBoard(projectId, boardId));
  append({ type: 'board.deleted', payload: { boardId, name } });
}

export async function restoreBoard(change: Change, boardId: number): Promise<void> {
  const { tx, projectId, append } = change;
  const { name, deletedAt } = await getBoardRow(change, boardId);
  if (!deletedAt) throw conflict(messages.notInTrash);
  await tx.update(boards).set({ deletedAt: null, deletedBy: null }).where(thisBoard(projectId, boardId));
  append({ type: 'board.restored', payload: { boardId, name } });
}

const thisBoard = (projectId: number, boardId: number) =>
  and(eq(boards.projectId, projectId), eq(boards.id, boardId));

/** A board out of the trash: it may have gone there while the change waited for its turn. */
export async function getBoard(change: Change, boardId: number) {
  const row = await getBoardRow(change, boardId);
  if (row.deletedAt) throw notFound(messages.boardNotFound);
  return row;
}

async function getBoardRow({ tx, projectId }: Change, boardId: number) {
  const [row] = await tx.select().from(boards).where(thisBoard(projectId, boardId));
  if (!row) throw notFound(messages.boardNotFound);
  return row;
}
