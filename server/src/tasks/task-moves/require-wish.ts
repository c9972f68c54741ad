import { messages } from '@cuadrilla/contract/kernel/errors';
import { type Member, permissionsOf } from '@cuadrilla/contract/kernel/roles';
import type { MoveOut } from '@cuadrilla/contract/tasks/task-moves';
import { forbidden, invalid } from '../../platform/app-error.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import { findBoard, listColumns } from '../boards/boards.queries.ts';
import { getTasks } from '../tasks/tasks.queries.ts';
import { findUnfit, listMemberIds } from './task-moves.queries.ts';

interface MoveRoute {
  fromId: number;
  /** Where the tasks are. */
  boardId: number;
  toId: number;
  /** The caller, in the project where they go. */
  member: Member;
}

/**
 * What would be refused under the locks as well is refused before a file is copied, which takes long and leaves behind what
 * nobody refers to.
 */
export async function requireWish(
  db: DbOrTx,
  { fromId, boardId, toId, member }: MoveRoute,
  wish: MoveOut,
): Promise<void> {
  const rows = await getTasks(db, fromId, wish.ids, boardId);
  const board = await findBoard(db, toId, wish.boardId);
  if (!board || board.deletedAt) throw invalid(messages.boardNotInProject);
  const columns = wish.columnId === undefined ? [] : await listColumns(db, toId, wish.boardId);
  if (wish.columnId !== undefined && !columns.some(({ id }) => id === wish.columnId))
    throw invalid(messages.columnNotFound);
  if (wish.assignedTo !== null && !(await listMemberIds(db, toId)).has(wish.assignedTo))
    throw invalid(messages.assigneeNotMember);
  if (wish.labels === 'drop' || permissionsOf(member).can_manage) return;
  const { labels } = await findUnfit(db, rows, { fromId, toId, role: member.role });
  if (labels.length > 0) throw forbidden();
}
