import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusFree } from '../../../../lib/focus.ts';
import type { KanbanController } from '../kanban-controller.ts';
import { cardsIn, findCard, type Spot, type ColumnCards } from '../lanes.ts';
import { slide } from '../../parts/drag/card-flights.ts';

interface Row {
  task: Task;
  /** How far down it is drawn. */
  top: number;
  height: number;
}

interface Options {
  kanban: KanbanController;
  columnId: number;
  cards: ColumnCards;
  rows: readonly Row[];
  /** By how much the column was scrolled with what is drawn. */
  shift: RefObject<number>;
  scroller: RefObject<HTMLElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
}

interface Drawn {
  cards: ColumnCards;
  tops: ReadonlyMap<number, number>;
}

/** When cards come, go or change places, shows from where to where. */
export function useCardMotion({
  kanban,
  columnId,
  cards,
  rows,
  shift,
  scroller,
  virtualizer,
}: Options): void {
  const last = useRef<Drawn | undefined>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { cards, tops: new Map(rows.map(({ task, top }) => [task.id, top])) };
    const box = scroller.current;
    if (!box || !before || !isSameList(before.cards, cards)) return;
    const known = new Set(before.cards.tasks.map(({ id }) => id));
    const isInSight = sightOf(virtualizer);
    for (const row of rows) {
      const from = before.tops.get(row.task.id);
      if (isInSight(row)) showMotion(kanban, box, row, !known.has(row.task.id), from && from + shift.current);
    }
    tellDepartures(kanban, columnId, box, before, new Set(cards.tasks.map(({ id }) => id)));
  });
}

/** Another page, search or order is no movement. */
const isSameList = (before: ColumnCards, now: ColumnCards): boolean =>
  before.tasks !== now.tasks && before.pages === now.pages && !before.stale && !now.stale;

/** As the virtualizer knows it: asking the page would have it laid out once more for every card that moves. */
function sightOf({ scrollOffset, scrollRect }: Options['virtualizer']): (row: Row) => boolean {
  const start = scrollOffset ?? 0;
  const end = start + (scrollRect?.height ?? 0);
  return ({ top, height }) => top <= end && top + height >= start;
}

function showMotion(
  { flights }: KanbanController,
  box: HTMLElement,
  { task, top }: Row,
  isNew: boolean,
  since: number | undefined,
): void {
  const row = box.querySelector<HTMLElement>(`[data-row="${task.id}"]`);
  if (!row) return;
  if (isNew || flights.wasDropped(task.id)) flights.landAt({ taskId: task.id, row });
  else if (since !== undefined && since !== top) slide(row, since, top);
}

/** To those columns where the cards may arrive; and the focus must not get lost with them. */
function tellDepartures(
  kanban: KanbanController,
  columnId: number,
  box: HTMLElement,
  { cards, tops }: Drawn,
  present: ReadonlySet<number>,
): void {
  for (const [taskId, top] of tops) {
    if (present.has(taskId)) continue;
    if (!kanban.flights.wasDropped(taskId)) {
      const { left, top: boxTop } = box.getBoundingClientRect();
      kanban.flights.leftFrom(taskId, {
        left: left + box.clientLeft + inset,
        top: boxTop + top - box.scrollTop,
      });
    }
    if (kanban.focused === taskId && isFocusFree()) {
      const index = cards.tasks.findIndex(({ id }) => id === taskId);
      followFocus(kanban, taskId, { columnId, index });
    }
  }
}

/** The card that had the focus has left: the focus goes after it, or to the one that took its place. */
function followFocus({ lanes }: KanbanController, taskId: number, from: Spot): void {
  const { tasks } = cardsIn(lanes, from.columnId);
  const heir = findCard(lanes, taskId) ?? tasks[Math.min(from.index, tasks.length - 1)];
  if (heir) lanes.get(heir.column_id)?.show(heir.id, true);
}

/** From the edge of a column to its cards. */
const inset = 8;
