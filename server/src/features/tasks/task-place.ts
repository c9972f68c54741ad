import { messages } from '@cuadrilla/contract/errors';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { generateKeyBetween } from 'fractional-indexing';
import { boards, columns, tasks } from '../../database/schema/schema.ts';
import { invalid, notFound } from '../../app-error.ts';
import type { Change } from '../../log/change.ts';

interface Wanted {
  boardId: number;
  columnId?: number | undefined;
  comingFrom?: number;
}

/**
 * A place behind every task of the column, those in the trash included: one that comes back keeps its own.
 * Without a column it is the one like `comingFrom`, for a task that changes boards, or else the first.
 * A place that is not there is refused together with the other `problems` of the same task.
 */
export async function placeAtEnd(
  { tx, projectId }: Change,
  { boardId, columnId, comingFrom }: Wanted,
  problems: readonly string[],
): Promise<{ columnId: number; position: string }> {
  const choices = await tx
    .select({
      id: columns.id,
      last: sql<string | null>`(
        select max(${tasks.position}) from ${tasks}
        where ${tasks.projectId} = ${columns.projectId} and ${tasks.boardId} = ${columns.boardId}
        and ${tasks.columnId} = ${columns.id})`,
      alike: sql<boolean>`${columns.kind} = (
        select origin.kind from ${columns} origin
        where origin.project_id = ${columns.projectId} and origin.id = ${comingFrom ?? 0})`,
    })
    .from(columns)
    .innerJoin(boards, and(eq(boards.projectId, columns.projectId), eq(boards.id, columns.boardId)))
    .where(and(eq(columns.projectId, projectId), eq(columns.boardId, boardId), isNull(boards.deletedAt)))
    .orderBy(asc(columns.position))
    .prepare('ends_of_columns')
    .execute();
  if (choices.length === 0) {
    // The board of the path is gone, or the one that the body names is not there.
    if (comingFrom === undefined) throw notFound(messages.boardNotFound);
    throw invalid([...problems, messages.boardNotInProject]);
  }
  const chosen =
    columnId === undefined
      ? (choices.find((choice) => choice.alike) ?? choices[0])
      : choices.find((choice) => choice.id === columnId);
  if (!chosen) throw invalid([...problems, messages.columnNotFound]);
  return { columnId: chosen.id, position: generateKeyBetween(chosen.last, null) };
}
