import { messages } from '@cuadrilla/contract/errors';
import type { TaskChanges } from '@cuadrilla/contract/events';
import type { TaskFields } from '@cuadrilla/contract/task-fields';
import { and, desc, eq, sql } from 'drizzle-orm';
import { events, users } from '../../database/schema/schema.ts';
import { invalid } from '../../app-error.ts';
import type { Change } from '../../log/change.ts';
import { eventColumns } from '../../log/events.queries.ts';
import { valuesBefore } from './task-fields.ts';

export type LoggedChange = Awaited<ReturnType<typeof listChangesFrom>>[number];

/** What the log says of each task from a version of its own on, the latest first. */
export function listChangesFrom({ tx, projectId }: Change, versions: ReadonlyMap<number, number>) {
  const version = sql<number>`(${events.payload} ->> 'version')::int`;
  const wanted = JSON.stringify([...versions].map(([id, first]) => ({ id, first })));
  return tx
    .select({
      taskId: sql<number>`${events.taskId}`,
      actorId: eventColumns.actorId,
      actorName: eventColumns.actorName,
      version,
      changes: sql<TaskChanges>`${events.payload} -> 'changes'`,
    })
    .from(events)
    .innerJoin(users, eq(users.id, events.actorId))
    .innerJoin(
      sql`jsonb_to_recordset(${wanted}::jsonb) as wanted (id int, first int)`,
      sql`wanted.id = ${events.taskId} and ${version} >= wanted.first`,
    )
    .where(and(eq(events.projectId, projectId), eq(events.type, 'task.updated')))
    .orderBy(desc(events.seq));
}

/** What the task said at an earlier version: the log undone from now back to it. */
export async function fieldsAtVersion(
  change: Change,
  taskId: number,
  current: TaskFields,
  currentVersion: number,
  version = currentVersion,
): Promise<TaskFields> {
  if (version > currentVersion) throw invalid(messages.versionUnknown);
  if (version === currentVersion) return current;
  const later = await listChangesFrom(change, new Map([[taskId, version + 1]]));
  return Object.assign({ ...current }, ...later.map(({ changes }) => valuesBefore(changes)));
}
