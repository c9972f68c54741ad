import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusWhenThere } from '../../../lib/focus.ts';
import { scrollStep } from '../parts/drag/edge-scroll.ts';
import type { KanbanController } from './kanban-controller.ts';
import type { CardsNow, ColumnCards, Lane } from './lanes.ts';

interface Options {
  kanban: KanbanController;
  columnId: number;
  cards: ColumnCards;
  now: CardsNow;
  scroller: RefObject<HTMLElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  setTabStop: (taskId: number) => void;
  loadMore: () => void;
}

/** So many cards before the end of what was read, more is asked for. */
const soonAtEnd = 15;
/** A card that is to be shown comes soon, on a slow machine too, or not at all. */
const expectedFor = 5_000;

/** Makes the column known to the board, so that keys, pointers and the other columns reach it. */
export function useLane(options: Options): void {
  const { kanban, columnId, cards, virtualizer, loadMore } = options;
  const latest = useRef(options);
  const wanted = useRef<ExpectedCard>({ taskId: 0, since: -expectedFor });

  useLayoutEffect(() => {
    latest.current = options;
    showWanted(options, wanted.current);
  });
  useLayoutEffect(() => {
    kanban.lanes.set(columnId, laneOf(latest, wanted));
    return () => void kanban.lanes.delete(columnId);
  }, [kanban, columnId]);

  const lastRow = virtualizer.range?.endIndex ?? 0;
  const isNearEnd = !cards.complete && lastRow + soonAtEnd >= cards.tasks.length;
  useEffect(() => {
    if (isNearEnd) loadMore();
  }, [isNearEnd, cards.tasks.length, loadMore]);
}

interface ExpectedCard {
  taskId: number;
  since: number;
}

function showWanted(options: Options, wanted: ExpectedCard): void {
  const { cards, virtualizer } = options;
  if (performance.now() - wanted.since > expectedFor) return;
  const index = cards.tasks.findIndex(({ id }) => id === wanted.taskId);
  if (index === -1 || !linkTo(options, wanted.taskId)) return;
  // What is about to be drawn may put it elsewhere: then it is shown there too.
  if (cards === cardsNow(options)) wanted.since = -expectedFor;
  virtualizer.scrollToIndex(index, { align: 'auto' });
}

const laneOf = (latest: RefObject<Options>, wanted: RefObject<ExpectedCard>): Lane => ({
  cards: () => cardsNow(latest.current),
  reveal: (index) => {
    latest.current.virtualizer.scrollToIndex(index, { align: 'auto' });
    latest.current.scroller.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  },
  show: (taskId, focus) => {
    wanted.current = { taskId, since: performance.now() };
    latest.current.setTabStop(taskId);
    showWanted(latest.current, wanted.current);
    if (!focus) return;
    latest.current.scroller.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    focusWhenThere(() => linkTo(latest.current, taskId), document.activeElement);
  },
  indexAt: (clientY) => indexAt(latest.current, clientY),
  loadMore: () => latest.current.loadMore(),
  scrollNear: (clientY) => {
    const box = latest.current.scroller.current;
    if (box) box.scrollTop += scrollStep(clientY, box.getBoundingClientRect().top, box.clientHeight);
  },
});

const linkTo = ({ scroller }: Options, taskId: number) =>
  scroller.current?.querySelector<HTMLElement>(`[data-task="${taskId}"]`);

const cardsNow = ({ cards, now }: Options): ColumnCards => now.current ?? cards;

/** By the cards' own places, as if no slot were open: so it does not flicker when one opens below the pointer. */
function indexAt(options: Options, clientY: number): number {
  const { kanban, scroller, virtualizer } = options;
  if (!scroller.current) return 0;
  const { top, bottom } = scroller.current.getBoundingClientRect();
  const y = Math.min(Math.max(clientY, top), bottom) - top + scroller.current.scrollTop;
  const heldId = kanban.moving.get()?.task.id;
  const others = cardsNow(options).tasks.filter(({ id }) => id !== heldId);
  const below = virtualizer
    .getVirtualItems()
    .find(({ key, start, size }) => start + size / 2 > y && others.some(({ id }) => id === key));
  return below ? others.findIndex(({ id }) => id === below.key) : others.length;
}
