import type { Departure } from '@cuadrilla/contract/tasks/departure';
import { wholeLabels } from '@cuadrilla/contract/tasks/label-set';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { AppError, conflict } from '../../platform/app-error.ts';
import type { Change } from '../../platform/log/change.ts';
import { createDependency } from '../dependencies/dependencies.commands.ts';
import { listLabels } from '../labels/labels.queries.ts';
import { findFormerPlaces } from '../tasks/task-former-place.ts';
import { findTask, getTasks } from '../tasks/tasks.queries.ts';
import { bringBack } from './bring-back.ts';
import { getDepartures } from './departures.queries.ts';
import { transfer } from './move-tasks.commands.ts';
import { listMemberIds } from './task-moves.queries.ts';

/** To where they were, under the numbers that they had there, with what the move has ended. */
export async function moveTasksBack(
  from: Change,
  to: Change,
  boardId: number,
  ids: readonly number[],
  keys: ReadonlyMap<string, string>,
): Promise<number[]> {
  const rows = await getTasks(from.tx, from.projectId, ids, boardId);
  const departures = await getDepartures(to.tx, { fromId: from.projectId, toId: to.projectId, ids });
  const former = await findFormerPlaces(
    to,
    [...departures].map(([id, { place }]) => ({ id, ...place })),
  );
  const labels = new Set((await listLabels(to.tx, to.projectId)).map(({ id }) => id));
  const members = await listMemberIds(to.tx, to.projectId);
  const arrivals = [...departures].map(([id, { number, place }]) => {
    const position = former.get(id);
    if (position === undefined) throw conflict(messages.formerPlaceGone);
    const { label_id, label_ids, ...there } = place;
    const { assigned_to } = there;
    return {
      id,
      number,
      ...there,
      position,
      label_ids: (wholeLabels({ labelId: label_id, labelIds: label_ids }) ?? []).filter((each) =>
        labels.has(each),
      ),
      assigned_to: assigned_to !== null && members.has(assigned_to) ? assigned_to : null,
    };
  });
  await transfer(from, to, rows, arrivals, { keys, substitute: null });
  await bringBack(to, departures);
  for (const [id, { ties }] of departures) for (const tie of ties) await tieAgain(to, id, tie);
  return arrivals.map(({ id }) => id);
}

/** Where the other one is still there, and does not wait for it the other way round by now. */
async function tieAgain(change: Change, taskId: number, tie: Departure['ties'][number]): Promise<void> {
  if (!(await findTask(change.tx, change.projectId, tie.taskId))) return;
  const relation = tie.blocks ? 'blocks' : 'blocked_by';
  await createDependency(change, taskId, { taskId: tie.taskId, relation }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}
