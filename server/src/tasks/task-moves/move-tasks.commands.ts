import { messages } from '@cuadrilla/contract/kernel/errors';
import { fold } from '@cuadrilla/contract/kernel/fold';
import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import type { MoveOut } from '@cuadrilla/contract/tasks/task-moves';
import { conflict, forbidden, invalid } from '../../platform/app-error.ts';
import type { Change } from '../../platform/log/change.ts';
import { listColumns } from '../boards/boards.queries.ts';
import { deleteDependency } from '../dependencies/dependencies.commands.ts';
import { createLabel } from '../labels/labels.commands.ts';
import { listLabels } from '../labels/labels.queries.ts';
import { toFields } from '../tasks/task-fields.ts';
import { findPlacesAtEnd } from '../tasks/task-place.ts';
import { getTasks, type TaskRow } from '../tasks/tasks.queries.ts';
import { readDepartures } from './departures.queries.ts';
import { type Arrival, moveRows, type Replaced } from './move-rows.ts';
import { listPasts } from './task-pasts.ts';
import { labelsOf, listKeys, listMemberIds, listTies } from './task-moves.queries.ts';

/** All of them or none, to the end of their columns, in the order of their ids here. */
export async function moveTasks(
  from: Change,
  to: Change,
  boardId: number,
  wish: MoveOut,
  keys: ReadonlyMap<string, string>,
): Promise<number[]> {
  const rows = await getTasks(from.tx, from.projectId, wish.ids, boardId);
  const labelOf = await settleLabels(from, to, rows, wish.labels);
  const members = await listMemberIds(to.tx, to.projectId);
  if (wish.assignedTo !== null && !members.has(wish.assignedTo)) throw invalid(messages.assigneeNotMember);
  const places = await placesFor(from, to, rows, wish);
  const arrivals = rows.map(({ id, labelIds, assignedTo }, index) => ({
    id,
    number: to.nextTaskNumber(),
    board_id: wish.boardId,
    column_id: places[index]?.column_id ?? 0,
    position: places[index]?.position ?? '',
    label_ids: [...new Set(labelIds.flatMap((each) => labelOf.get(each) ?? []))],
    assigned_to: assignedTo === null || members.has(assignedTo) ? assignedTo : wish.assignedTo,
  }));
  await transfer(from, to, rows, arrivals, { keys, substitute: wish.assignedTo });
  return arrivals.map(({ id }) => id);
}

/** Each label as it is called there; what is not there is made or left. */
async function settleLabels(
  from: Change,
  to: Change,
  rows: readonly TaskRow[],
  missing: MoveOut['labels'],
): Promise<Map<number, number>> {
  const present = await listLabels(to.tx, to.projectId);
  const settled = new Map<number, number>();
  for (const { id, name, hexCode } of labelsOf(await listLabels(from.tx, from.projectId), rows)) {
    const same = present.find((label) => fold(label.name) === fold(name));
    if (!same && missing === 'drop') continue;
    if (!same && !permissionsOf(to.member).can_manage) throw forbidden();
    settled.set(id, (same ?? (await createLabel(to, { name, hexCode }))).id);
  }
  return settled;
}

async function placesFor(from: Change, to: Change, rows: readonly TaskRow[], wish: MoveOut) {
  const own = await listColumns(from.tx, from.projectId, rows[0]?.boardId ?? 0);
  const kinds = new Map(own.map(({ id, kind }) => [id, kind]));
  const choices = await listColumns(to.tx, to.projectId, wish.boardId);
  const goals = rows.map(({ columnId }) => {
    if (wish.columnId !== undefined) return choices.find(({ id }) => id === wish.columnId);
    return choices.find(({ kind }) => kind === kinds.get(columnId)) ?? choices[0];
  });
  if (wish.columnId !== undefined && goals.includes(undefined)) throw invalid(messages.columnNotFound);
  const isOver = goals.some((goal, index) => goal?.kind === 'hecho' && rows[index]?.repeat);
  if (isOver) throw invalid(messages.repeatWhereDone);
  return findPlacesAtEnd(
    to,
    { from: wish.boardId, boardId: wish.boardId, columnId: undefined },
    goals.map((goal) => goal?.id ?? 0),
    [],
  );
}

/** Writes it, and tells it in both logs: as gone in the one and come in the other. */
export async function transfer(
  from: Change,
  to: Change,
  rows: readonly TaskRow[],
  arrivals: readonly Arrival[],
  replaced: Replaced,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const held = await listKeys(from.tx, from.projectId, ids);
  // A file was added since its bytes were copied.
  if (held.some(({ key }) => !replaced.keys.has(key))) throw conflict(messages.movedMeanwhile);
  const ties = (await listTies(from.tx, from.projectId, ids)).filter(({ stays }) => stays);
  for (const { id, taskId } of ties) await deleteDependency(from, taskId, id);
  const departures = await readDepartures(from, to.projectId, rows, ties);
  const pasts = await listPasts(from, rows);
  await moveRows(from, to, arrivals, replaced);
  for (const { id: taskId, boardId, title } of rows)
    from.append({
      type: 'task.deleted',
      payload: { taskId, boardId, title, to: departures.get(taskId) },
    });
  for (const moved of await getTasks(to.tx, to.projectId, ids)) {
    const { assignedTo = null, done, elsewhere } = pasts.get(moved.id) ?? {};
    to.append({
      type: 'task.created',
      payload: {
        taskId: moved.id,
        task: toFields(moved),
        ...(elsewhere && { elsewhere }),
        from: { projectId: from.projectId, assigned_to: assignedTo, ...(done !== undefined && { done }) },
      },
    });
  }
}
