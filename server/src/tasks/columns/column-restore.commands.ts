import { messages } from '@cuadrilla/contract/kernel/errors';
import { conflict, notFound } from '../../platform/app-error.ts';
import { columns } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { findLast } from '../../platform/log/events.queries.ts';
import { formerPlace } from '../tasks/few-in-order.ts';
import { writeTasks } from '../tasks/task-write.ts';
import { getColumns } from './columns.commands.ts';
import { type Deletion, listTasksThatLeft } from './columns.queries.ts';

/**
 * A deleted column comes back as the log knows it, under its own id, and with it those of its tasks that are still where
 * they went then. Whoever was moved or deleted since stays.
 */
export async function restoreColumn(change: Change, boardId: number, columnId: number): Promise<void> {
  const { tx, projectId, append } = change;
  const present = await getColumns(change, boardId);
  if (present.some(({ id }) => id === columnId)) throw conflict(messages.columnNotDeleted);
  const deletion = await findLast(tx, projectId, 'column.deleted', { boardId, columnId });
  if (!deletion) throw notFound(messages.columnMissing);
  const { name, kind, wip_limit: wipLimit } = deletion;
  const position = formerPlace(present, deletion.position);
  const row = { projectId, id: columnId, boardId, name, kind, wipLimit, position };
  await tx.insert(columns).overridingSystemValue().values(row);
  const fields = { name, kind, position, wip_limit: wipLimit };
  append({ type: 'column.restored', payload: { columnId, boardId, ...fields } });
  await bringTasksBack(change, deletion);
}

/** Each to its own position: nobody else can have been in the column meanwhile. */
async function bringTasksBack(change: Change, deletion: Deletion): Promise<void> {
  const { boardId, columnId } = deletion;
  const left = await listTasksThatLeft(change.tx, change.projectId, deletion);
  const edits = left.map(({ id, version, columnId: from, position, formerPosition }) => ({
    id,
    version,
    before: { board_id: boardId, column_id: from, position },
    after: { board_id: boardId, column_id: columnId, position: formerPosition },
  }));
  await writeTasks(change, edits);
}
