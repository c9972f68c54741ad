import { dayAfter } from '@cuadrilla/contract/kernel/day';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { generateKeyBetween } from 'fractional-indexing';
import { invalid } from '../../platform/app-error.ts';
import { inSets } from '../../platform/database/in-sets.ts';
import { points } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { findTask } from '../tasks/tasks.queries.ts';
import { countPoints } from './count-points.ts';
import { toPointFields } from './points.present.ts';
import { listPointsOf } from './points.queries.ts';

interface PlainPoint {
  taskId: number;
  content: string;
  done: boolean;
  dueDay: string | null;
  assignedTo: number | null;
}

/** Several at once, in their order, of tasks that have none yet: whoever brings them has just made these. */
export async function createPoints(change: Change, brought: readonly PlainPoint[]): Promise<void> {
  if (brought.length === 0) return;
  const { tx, projectId, append } = change;
  const last = new Map<number, string>();
  const rows = brought.map((point) => {
    const position = generateKeyBetween(last.get(point.taskId) ?? null, null);
    last.set(point.taskId, position);
    return { ...point, projectId, position };
  });
  await inSets(rows, async (set) => {
    const made = await tx
      .insert(points)
      .values([...set])
      .returning({ id: points.id });
    for (const [index, row] of set.entries()) {
      const told = { pointId: made[index]?.id ?? 0, taskId: row.taskId };
      append({ type: 'point.created', payload: { ...told, ...toPointFields(row) } });
    }
  });
  await countPoints(change, [...last.keys()]);
}

/** A new task begins with what there was to do in another one: nothing of it is done. */
export async function copyPoints(change: Change, fromTaskId: number, taskId: number): Promise<void> {
  const { tx, projectId } = change;
  if (!(await findTask(tx, projectId, fromTaskId))) throw invalid(messages.taskNotFound);
  await repeatPoints(change, new Map([[fromTaskId, { taskId, days: 0 }]]));
}

/** The same of several tasks, by the one that is copied from: what is due there is due so many days later. */
export async function repeatPoints(
  change: Change,
  copies: ReadonlyMap<number, { taskId: number; days: number }>,
): Promise<void> {
  const copied = await listPointsOf(change.tx, change.projectId, [...copies.keys()]);
  const made = copied.flatMap(({ taskId: from, content, dueDay, assignedTo }) => {
    const copy = copies.get(from);
    if (!copy) return [];
    const later = dueDay && dayAfter(dueDay, copy.days);
    return [{ taskId: copy.taskId, content, done: false, dueDay: later, assignedTo }];
  });
  await createPoints(change, made);
}
