import { messages } from '@cuadrilla/contract/kernel/errors';
import type { TaskChanges } from '@cuadrilla/contract/log/events';
import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { events, users } from '../../platform/database/schema/schema.ts';
import { invalid } from '../../platform/app-error.ts';
import type { Change } from '../../platform/log/change.ts';
import { setOf, withAllLabels } from '../labels/logged-labels.ts';
import { eventColumns } from '../../platform/log/events.queries.ts';

export type LoggedChange = Awaited<ReturnType<typeof listChangesFrom>>[number];

const version = sql<number>`(${events.payload} ->> 'version')::int`;
const changes = sql<TaskChanges>`${events.payload} -> 'changes'`;
const next = sql<number | null>`(${events.payload} ->> 'next')::int`;
/** A text may have been changed thousands of times, and is long each time. */
export const changesWithoutTexts = sql<TaskChanges>`(${changes}) - 'title' - 'description'`;

/** What the log says of each task from a version of its own on, the latest first. */
export async function listChangesFrom(
  { tx, projectId }: Change,
  versions: ReadonlyMap<number, number>,
  wantedChanges = changes,
) {
  const wanted = JSON.stringify([...versions].map(([id, first]) => ({ id, first })));
  const told = await tx
    .select({
      taskId: sql<number>`${events.taskId}`,
      seq: events.seq,
      actorId: eventColumns.actorId,
      actorName: eventColumns.actorName,
      version,
      changes: wantedChanges,
      next,
    })
    .from(events)
    .innerJoin(users, eq(users.id, events.actorId))
    .innerJoin(
      sql`jsonb_to_recordset(${wanted}::jsonb) as wanted (id int, first int)`,
      sql`wanted.id = ${events.taskId} and ${version} >= wanted.first`,
    )
    .where(and(eq(events.projectId, projectId), eq(events.type, 'task.updated')))
    .orderBy(desc(events.seq));
  return told.map((each) => ({ ...each, changes: withAllLabels(each.changes) }));
}

/** What the task said at an earlier version: of each field what its first change since has found. */
export async function fieldsAtVersion(
  { tx, projectId }: Change,
  taskId: number,
  current: TaskFields,
  currentVersion: number,
  wanted = currentVersion,
): Promise<TaskFields> {
  if (wanted > currentVersion) throw invalid(messages.versionUnknown);
  if (wanted === currentVersion) return current;
  const isLater = and(
    eq(events.projectId, projectId),
    eq(events.taskId, taskId),
    eq(events.type, 'task.updated'),
    gt(version, wanted),
  );
  const { rows } = await tx.execute<{ found: Partial<TaskFields> }>(sql`
    with first as (
      select field, min(${events.seq}) as seq from ${events}, jsonb_object_keys(${changes}) as field
      where ${isLater} group by field)
    select coalesce(jsonb_object_agg(first.field, ${changes} -> first.field -> 'before'), '{}') as found
    from first join ${events} on ${events.projectId} = ${projectId} and ${events.seq} = first.seq`);
  const found = rows[0]?.found ?? {};
  const { label_id, label_ids } = found;
  const isOld = label_id !== undefined && label_ids === undefined;
  return { ...current, ...found, ...(isOld && { label_ids: setOf(label_id) }) };
}
