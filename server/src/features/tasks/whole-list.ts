import { messages } from '@cuadrilla/contract/errors';
import type { Task } from '@cuadrilla/contract/tasks';
import { AppError } from '../../app-error.ts';
import type { DbOrTx } from '../../database/database.ts';
import { makeLines } from '../../http/lines.ts';
import type { Viewpoint } from './field-filters.ts';
import { countTasks, listIfShort, listInOrder, listOrder } from './task-list.queries.ts';
import { type Asked, listOf, type Place } from './task-page.ts';
import { presentTask } from './tasks.present.ts';

/** Of one set: as many tasks as their texts let be read and written without anybody noticing. */
const mostOfSet = { tasks: 200, bytes: 64 * 1024 };

/** What is read at once: so little that it needs no turn. */
const short = { tasks: 200, bytes: 1_000 };

interface WholeList {
  total: number;
  tasks: Task[] | AsyncIterable<Task[]>;
}

type ReadWholeList = (db: DbOrTx, place: Place, asked: Asked, viewpoint: Viewpoint) => Promise<WholeList>;

/**
 * All tasks of a board that were asked for, in their order as it is now. Many, or long ones, are read in sets, each when
 * it is its turn to be sent: neither memory nor a connection is kept for those who read slowly. Long lists wait for each other,
 * set by set, so that nobody else waits for them.
 */
export function wholeLists(): ReadWholeList {
  const enter = makeLines<'sets'>(
    { atOnce: 1, waiting: Infinity, patience: 60_000 },
    () => new AppError('unavailable', messages.unavailable),
  );

  async function readSet(db: DbOrTx, projectId: number, ids: number[], timeZone: string): Promise<Task[]> {
    const leave = await enter('sets');
    try {
      const rows = await listInOrder(db, projectId, ids);
      return rows.map((row) => presentTask(row, timeZone));
    } finally {
      leave();
    }
  }

  return async (db, place, asked, viewpoint) => {
    const list = listOf(place, asked, viewpoint);
    const all = asked.cursor === undefined ? await listIfShort(db, list, short) : undefined;
    if (all) return { total: all.length, tasks: all.map((row) => presentTask(row, viewpoint.timeZone)) };
    const order = await listOrder(db, list);
    async function* readSets(): AsyncGenerator<Task[]> {
      for (const ids of setsOf(order)) yield readSet(db, place.projectId, ids, viewpoint.timeZone);
    }
    const total = asked.cursor === undefined ? order.length : await countTasks(db, list);
    return { total, tasks: readSets() };
  };
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
