import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { DbOrTx } from '../../platform/database/database.ts';
import type { ReadSet } from '../../platform/http/stream-list.ts';
import type { Viewpoint } from './field-filters.ts';
import { countTasks, listIfShort, listInOrder, listOrder } from './task-list.queries.ts';
import { type ListQuery, listOf, type BoardRef } from './task-page.ts';
import { presentTask } from './tasks.present.ts';
import type { TaskRow } from './tasks.queries.ts';

/** Of one set: as many tasks as their texts let be read and written without anybody noticing. */
const mostOfSet = { tasks: 200, bytes: 64 * 1024 };

/** What is read at once: so little that it needs no turn. */
const short = { tasks: 200, bytes: 1_000 };

/** At once where it is short. */
type WholeList = { total: number } & (
  | { tasks: Task[]; sets?: undefined }
  | { tasks?: undefined; sets: ReadSet<Task>[] }
);

/**
 * All tasks of a board that were asked for, in their order as it is now. Many, or long ones, are read in sets, each when
 * it is its turn to be sent: neither memory nor a connection is kept for those who read slowly.
 */
export async function readWholeList(
  db: DbOrTx,
  place: BoardRef,
  asked: ListQuery,
  viewpoint: Viewpoint,
): Promise<WholeList> {
  const list = listOf(place, asked, viewpoint);
  const present = (rows: TaskRow[]): Task[] => rows.map((row) => presentTask(row, viewpoint.timeZone));
  const all = asked.cursor === undefined ? await listIfShort(db, list, short) : undefined;
  if (all) return { total: all.length, tasks: present(all) };
  const order = await listOrder(db, list);
  const total = asked.cursor === undefined ? order.length : await countTasks(db, list);
  const sets = setsOf(order).map((ids) => async () => present(await listInOrder(db, place.projectId, ids)));
  return { total, sets };
}

function setsOf(order: readonly { id: number; length: number }[]): number[][] {
  const sets: number[][] = [];
  let bytes = 0;
  for (const { id, length } of order) {
    bytes += length;
    const set = sets.at(-1);
    if (set && bytes <= mostOfSet.bytes && set.length < mostOfSet.tasks) set.push(id);
    else {
      sets.push([id]);
      bytes = length;
    }
  }
  return sets;
}
