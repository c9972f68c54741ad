import type { Departure } from '@cuadrilla/contract/tasks/departure';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { conflict } from '../../platform/app-error.ts';
import type { DbOrTx, Tx } from '../../platform/database/database.ts';
import {
  follows,
  importedEvents,
  importedTasks,
  memberships,
  points,
} from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { findLast } from '../../platform/log/events.queries.ts';
import { toFields } from '../tasks/task-fields.ts';
import type { TaskRow } from '../tasks/tasks.queries.ts';
import type { listTies } from './task-moves.queries.ts';

const ofTask = <Item extends { taskId: number }>(items: readonly Item[], id: number) =>
  items.filter(({ taskId }) => taskId === id).map(({ taskId: _taskId, ...item }) => item);

/** How each task is in the project that it is about to leave, with all that ends there. */
export async function readDepartures(
  { tx, projectId: fromId }: Pick<Change, 'tx' | 'projectId'>,
  toId: number,
  rows: readonly TaskRow[],
  ties: Awaited<ReturnType<typeof listTies>>,
): Promise<Map<number, Departure>> {
  const ids = rows.map(({ id }) => id);
  const lost = await listLost(tx, { fromId, toId, ids });
  return new Map(
    rows.map((row) => {
      const { board_id, column_id, position, label_ids, assigned_to } = toFields(row);
      const [imported] = ofTask(lost.imported, row.id);
      const departure: Departure = {
        projectId: toId,
        number: row.number,
        place: { board_id, column_id, position, label_ids, assigned_to },
        ties: ties
          .filter(({ taskId }) => taskId === row.id)
          .map(({ blockerId, blockedId }) => ({
            taskId: blockerId === row.id ? blockedId : blockerId,
            blocks: blockerId === row.id,
          })),
        points: ofTask(lost.points, row.id),
        follows: ofTask(lost.follows, row.id),
        calendar_hashes: ofTask(lost.calendar, row.id).map(({ hash }) => hash),
        ...(imported && { imported }),
      };
      return [row.id, departure];
    }),
  );
}

interface Leaving {
  fromId: number;
  toId: number;
  ids: readonly number[];
}

/** What hangs on the tasks and does not come along, or comes along as something else. */
async function listLost(tx: Tx, { fromId, toId, ids }: Leaving) {
  const isOf = (projectId: AnyPgColumn, taskId: AnyPgColumn) =>
    and(eq(projectId, fromId), inArray(taskId, [...ids]));
  const isStranger = (userId: AnyPgColumn) =>
    notExists(
      tx
        .select()
        .from(memberships)
        .where(and(eq(memberships.projectId, toId), eq(memberships.userId, userId))),
    );
  return {
    points: await tx
      .select({ taskId: points.taskId, id: points.id, assigned_to: sql<number>`${points.assignedTo}` })
      .from(points)
      .where(
        and(
          isOf(points.projectId, points.taskId),
          isNotNull(points.assignedTo),
          isStranger(points.assignedTo),
        ),
      ),
    follows: await tx
      .select({
        taskId: sql<number>`${follows.taskId}`,
        user_id: follows.userId,
        following: follows.following,
        muted: follows.muted,
        muted_until: sql<string | null>`to_json(${follows.mutedUntil}) #>> '{}'`,
      })
      .from(follows)
      .where(and(isOf(follows.projectId, follows.taskId), isStranger(follows.userId))),
    imported: await tx
      .select({
        taskId: importedTasks.taskId,
        import_id: importedTasks.importId,
        source_hash: importedTasks.sourceHash,
      })
      .from(importedTasks)
      .where(isOf(importedTasks.projectId, importedTasks.taskId)),
    calendar: await tx
      .select({ taskId: importedEvents.taskId, hash: importedEvents.uidHash })
      .from(importedEvents)
      .where(isOf(importedEvents.projectId, importedEvents.taskId)),
  };
}

/** How these tasks were in the project that they left last for the one where they are: all of them, or it is not one move. */
export async function getDepartures(
  db: DbOrTx,
  { fromId, toId, ids }: Leaving,
): Promise<Map<number, Departure>> {
  const departures = new Map<number, Departure>();
  for (const taskId of new Set(ids)) {
    const departure = await findLast(db, toId, 'task.deleted', { taskId });
    if (departure?.to?.projectId !== fromId) throw conflict(messages.notMovedHere);
    departures.set(taskId, departure.to);
  }
  return departures;
}
