import { taskIdOf, taskIdsOf, type TaskChanges } from '@cuadrilla/contract/log/events';
import { and, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { boards, events, tasks } from '../../platform/database/schema/schema.ts';
import type { EventRow } from '../../platform/log/events.queries.ts';
import { withAllLabels } from '../../tasks/labels/logged-labels.ts';
import { fieldColumns, toFields, valuesAfter, valuesBefore } from '../../tasks/tasks/task-fields.ts';
import type { TaskState } from './scene.ts';

/** These tasks as they are now, out of the trash. */
export async function readTaskStates(
  db: DbOrTx,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, TaskState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ ...fieldColumns, id: tasks.id, number: tasks.number, createdBy: tasks.createdBy })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .where(
      and(
        eq(tasks.projectId, projectId),
        inArray(tasks.id, [...ids]),
        isNull(tasks.deletedAt),
        isNull(boards.deletedAt),
      ),
    );
  return new Map(
    rows.map(({ id, number, createdBy, ...row }) => [
      id,
      { ...toFields(row), id, number, created_by: createdBy },
    ]),
  );
}

/** What is known of a task at each of its events: by the event's place in the log, how it was right after it. */
export type StateAt = (event: EventRow) => TaskState | undefined;

/** The log undone from now back to each of these events. */
export async function statesAfter(
  db: DbOrTx,
  projectId: number,
  among: readonly EventRow[],
): Promise<StateAt> {
  const first = among[0]?.seq ?? 0;
  const current = await readTaskStates(db, projectId, [...taskIdsOf(among)]);
  const later = await listChanges(db, projectId, [...current.keys()], gte(events.seq, first));
  const states = new Map<number, TaskState>();
  let next = 0;
  for (const event of among.toReversed()) {
    for (let change = later[next]; change && change.seq > event.seq; change = later[(next += 1)]) {
      const state = current.get(change.taskId);
      if (state)
        current.set(change.taskId, { ...state, ...valuesBefore(withAllLabels(change.changes ?? {})) });
    }
    const state = current.get(taskIdOf(event) ?? 0);
    if (state) states.set(event.seq, state);
  }
  return ({ seq }) => states.get(seq);
}

/** What became of these tasks from one moment up to another, by what the log tells after a place in it. */
export async function readChangesSince(
  db: DbOrTx,
  projectId: number,
  ids: readonly number[],
  since: Date,
): Promise<(id: number, after: number, from: Date, to: Date) => Partial<TaskState>> {
  const changes = (await listChanges(db, projectId, ids, gte(events.at, since))).toReversed();
  return (id, after, from, to) =>
    Object.assign(
      {},
      ...changes
        .filter(({ taskId, seq, at }) => taskId === id && seq > after && at >= from && at < to)
        .map((each) => valuesAfter(withAllLabels(each.changes ?? {}))),
    );
}

/** What was changed in these tasks, the latest first. */
const listChanges = (db: DbOrTx, projectId: number, ids: readonly number[], since: SQL) =>
  db
    .select({
      seq: events.seq,
      at: events.at,
      taskId: sql<number>`${events.taskId}`,
      changes: sql<TaskChanges | null>`${events.payload} -> 'changes'`,
    })
    .from(events)
    .where(
      and(
        eq(events.projectId, projectId),
        inArray(events.taskId, [...ids]),
        since,
        eq(events.type, 'task.updated'),
      ),
    )
    .orderBy(desc(events.seq));
