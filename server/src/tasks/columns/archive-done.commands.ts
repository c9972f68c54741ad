import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/app-error.ts';
import { columns, tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { writeTasks } from '../tasks/task-write.ts';

/** All that are done there, however many: each by the version that it has then. */
export async function archiveDone(
  change: Change,
  boardId: number,
  columnId: number,
): Promise<{ taskId: number; version: number }[]> {
  const { tx, projectId } = change;
  const isIt = and(eq(columns.projectId, projectId), eq(columns.boardId, boardId), eq(columns.id, columnId));
  const [column] = await tx.select({ kind: columns.kind }).from(columns).where(isIt);
  if (!column) throw notFound(messages.columnMissing);
  if (column.kind !== 'hecho') throw conflict(messages.columnNotOfDone);
  const rows = await tx
    .select({ id: tasks.id, version: tasks.version })
    .from(tasks)
    .where(
      and(
        eq(tasks.projectId, projectId),
        eq(tasks.boardId, boardId),
        eq(tasks.columnId, columnId),
        isNull(tasks.deletedAt),
        eq(tasks.archived, false),
      ),
    )
    .orderBy(asc(tasks.position));
  const [before, after] = [
    { board_id: boardId, archived: false },
    { board_id: boardId, archived: true },
  ];
  await writeTasks(
    change,
    rows.map((row) => ({ ...row, before, after })),
  );
  return rows.map(({ id, version }) => ({ taskId: id, version: version + 1 }));
}
