import { messages } from '@cuadrilla/contract/errors';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { generateKeyBetween } from 'fractional-indexing';
import { boards, columns, tasks } from '../../database/schema/schema.ts';
import { invalid, notFound } from '../../http/app-error.ts';
import type { Change } from '../../log/change.ts';

/**
 * A place behind every task of the column, those in the trash included: one that comes back keeps its own.
 * Without a column it is the one like `comingFrom`, for a task that changes boards, or else the first.
 */
export async function placeAtEnd(
  { tx, projectId }: Change,
  boardId: number,
  columnId?: number,
  comingFrom?: number,
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
    .orderBy(asc(columns.position));
  if (choices.length === 0) throw notFound(messages.boardNotFound);
  const chosen =
    columnId === undefined
      ? (choices.find((choice) => choice.alike) ?? choices[0])
      : choices.find((choice) => choice.id === columnId);
  if (!chosen) throw invalid(messages.columnNotFound);
  return { columnId: chosen.id, position: generateKeyBetween(chosen.last, null) };
}
