import { messages } from '@cuadrilla/contract/errors';
import type { Changes, TaskFields } from '@cuadrilla/contract/events';
import { and, desc, eq, sql } from 'drizzle-orm';
import { events } from '../../database/schema/schema.ts';
import { invalid } from '../../app-error.ts';
import type { Change } from '../../log/change.ts';

/** What the task said at an earlier version: the log undone from now back to it. */
export async function fieldsAtVersion(
  { tx, projectId }: Change,
  taskId: number,
  current: TaskFields,
  currentVersion: number,
  version = currentVersion,
): Promise<TaskFields> {
  if (version > currentVersion) throw invalid(messages.versionUnknown);
  if (version === currentVersion) return current;
  const later = await tx
    .select({ changes: sql<Changes>`${events.payload} -> 'changes'` })
    .from(events)
    .where(
      and(
        eq(events.projectId, projectId),
        eq(events.taskId, taskId),
        eq(events.type, 'task.updated'),
        sql`(${events.payload} ->> 'version')::int > ${version}`,
      ),
    )
    .orderBy(desc(events.seq));
  const undone = later.flatMap(({ changes }) =>
    Object.entries(changes).map(([field, { before }]) => [field, before] as const),
  );
  return { ...current, ...Object.fromEntries(undone) };
}
