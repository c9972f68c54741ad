import { boardsCountedAnew } from '@cuadrilla/contract/log/boards-counted';
import { taskIdOf } from '@cuadrilla/contract/log/events';
import { mostEvents } from '@cuadrilla/contract/views/live';
import { inArray } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../platform/database/database.ts';
import { projects } from '../../platform/database/schema/schema.ts';
import { type EventRow, listNewEvents } from '../../platform/log/events.queries.ts';
import { type ColumnCount, countByColumn } from '../../tasks/boards/boards.queries.ts';
import { listBlocked } from '../../tasks/dependencies/dependencies.queries.ts';
import { listTasksById } from '../../tasks/tasks/tasks.queries.ts';
import { type Batch, type Blocked, makeBatch } from './batch.ts';

/**
 * What is new in each project, in one snapshot: tasks are as they were at the batch's last event. A state from
 * later could be one that somebody is told who was taken out in between.
 */
export function readBatches(db: Db, positions: ReadonlyMap<number, number>): Promise<Map<number, Batch>> {
  return db.transaction((tx) => readSnapshot(tx, positions), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function readSnapshot(tx: DbOrTx, positions: ReadonlyMap<number, number>): Promise<Map<number, Batch>> {
  const ends = await tx
    .select({ projectId: projects.id, seq: projects.seq })
    .from(projects)
    .where(inArray(projects.id, [...positions.keys()]));
  const spans = ends.map(({ projectId, seq }) => {
    const since = positions.get(projectId) ?? seq;
    return { projectId, since, seq, allAfter: Math.max(since, seq - mostEvents) };
  });
  const grown = spans.filter(({ since, seq }) => seq > since);
  const events = grown.length === 0 ? [] : await listNewEvents(tx, grown);
  const blocked = await listUnblocked(tx, events);
  const named = [...namedTasks(events), ...blocked];
  const tasks = named.length === 0 ? [] : await listTasksById(tx, named);
  const boards = boardsOf(events);
  const counted = boards.length === 0 ? [] : await countByColumn(tx, boards);
  return new Map(
    spans.map((span) => {
      const isOfProject = ({ projectId }: { projectId: number }): boolean => projectId === span.projectId;
      const rows = {
        events: events.filter(isOfProject),
        tasks: tasks.filter(isOfProject),
        blocked: blocked.filter(isOfProject),
        counts: boards.filter(isOfProject).map(({ boardId }) => ({
          boardId,
          columns: countsOf(boardId, counted, 'count'),
          archived: countsOf(boardId, counted, 'archived'),
        })),
      };
      return [span.projectId, makeBatch({ ...span, ...rows })];
    }),
  );
}

const namedTasks = (events: EventRow[]): { projectId: number; taskId: number }[] =>
  events.flatMap((event) => {
    const taskId = taskIdOf(event);
    return taskId === undefined ? [] : [{ projectId: event.projectId, taskId }];
  });

/** What waits for tasks that are done since, or are not any more: no event names it. */
async function listUnblocked(tx: DbOrTx, events: EventRow[]): Promise<Blocked[]> {
  const turned = namedTasks(events.filter(turnsBlocker));
  return turned.length === 0 ? [] : listBlocked(tx, turned);
}

const turnsBlocker = ({ type, payload }: EventRow): boolean =>
  type === 'task.deleted' ||
  type === 'task.restored' ||
  (type === 'task.updated' && payload.done !== undefined);

/** Each board once. */
function boardsOf(events: EventRow[]): { projectId: number; boardId: number }[] {
  const boards = events.flatMap((event) =>
    boardsCountedAnew(event).map((boardId) => [boardId, { projectId: event.projectId, boardId }] as const),
  );
  return [...new Map(boards).values()];
}

const countsOf = (
  boardId: number,
  counted: ColumnCount[],
  which: 'count' | 'archived',
): Record<number, number> =>
  Object.fromEntries(
    counted
      .filter((each) => each.boardId === boardId && each[which] > 0)
      .map((each) => [each.columnId, each[which]]),
  );
