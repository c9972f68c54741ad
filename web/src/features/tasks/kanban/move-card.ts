import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { type DeedBoard, turnedColumn, turnTask } from '../acts/menu/task-deeds.ts';
import { compareTasks } from '../data/task-listing.ts';
import { positionAt, positionAtEnd } from './card-position.ts';
import type { KanbanSettings } from './kanban-settings.ts';
import { kanbanTexts as texts } from '../data/kanban.texts.ts';
import { taskTexts } from '../data/tasks.texts.ts';
import { cardsIn, findCard, homeOf, type Lanes, othersIn, type Spot } from './lanes.ts';

/** As much of the controller as a move needs. */
interface Board {
  lanes: Lanes;
  settings: KanbanSettings;
}

/** Where a task lands that is held at that index. Ordered by a field, it stands where that field puts it. */
export function landingOf({ lanes, settings }: Board, task: Task, { columnId, index }: Spot): Spot {
  const { listing } = settings;
  if (listing.sort === 'position') return { columnId, index };
  if (columnId === task.column_id) return homeOf(lanes, task);
  const others = othersIn(lanes, columnId, task);
  const found = others.findIndex((other) => compareTasks(listing, task, other) < 0);
  return { columnId, index: found === -1 ? others.length : found };
}

export async function moveCard(
  { lanes, settings }: Board,
  held: Task,
  { columnId, index }: Spot,
): Promise<void> {
  const { actions, listing, columns, onCount } = settings;
  // Others may have changed it since it was shown.
  const task = findCard(lanes, held.id) ?? held;
  const from = task.column_id;
  const manual = listing.sort === 'position';
  if (from === columnId && (!manual || index === homeOf(lanes, task).index)) return;
  const { complete } = cardsIn(lanes, columnId);
  const landing =
    manual && positionAt(othersIn(lanes, columnId, task), index, { complete, order: listing.order });
  const name = columns.find(({ id }) => id === columnId)?.name ?? '';
  if (from !== columnId) onCount(from, columnId);
  const accepted = await actions.change(task, {
    change: { columnId, ...(landing && landing.afterId !== undefined && { afterId: landing.afterId }) },
    patch: { column_id: columnId, ...(landing && { position: landing.position }) },
    // What others did meanwhile may have made it another place than that of the hand.
    done: ({ title, position }) =>
      from === columnId
        ? texts.reordered(title, placeOf(position, othersIn(lanes, columnId, task), listing.order))
        : taskTexts.moved(title, name),
  });
  if (!accepted && from !== columnId) onCount(columnId, from);
}

/** Done, or to be done again. */
export async function turnCard({ lanes, settings }: Board, task: Task, board: DeedBoard): Promise<void> {
  const { id } = turnedColumn(task, board.columns) ?? {};
  if (id === undefined) return;
  const landing = positionAtEnd(othersIn(lanes, id, task), settings.listing.order);
  settings.onCount(task.column_id, id);
  if (!(await turnTask(task, board, landing))) settings.onCount(id, task.column_id);
}

/** Counted from the top, among the others of its column as they are now. */
const placeOf = (position: string, others: readonly Task[], order: 'asc' | 'desc'): number =>
  1 +
  others.filter((other) => (order === 'asc' ? other.position < position : other.position > position)).length;
