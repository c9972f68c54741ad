import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, useState } from 'react';
import { useLook } from '../../../lib/look.ts';
import { usePainted } from '../../../lib/use-painted.ts';
import { useCardMotion } from './drag/use-card-motion.ts';
import { useColumnScroll } from './drag/use-column-drop.ts';
import { useKeptPlace } from '../parts/place/use-kept-place.ts';
import { cardHeights, measureCard } from './card-heights.ts';
import type { KanbanController } from './kanban-controller.ts';
import type { CardsNow, ColumnCards } from './lanes.ts';
import { useLane } from './use-lane.ts';
import type { Slot } from './use-slot.ts';

/** Each card is measured once it is there. The tag of somebody who is editing stands out of the first card. */
const measures = {
  compact: { gap: 4, usualHeight: 54, paddingStart: 8 },
  roomy: { gap: 8, usualHeight: 136, paddingStart: 10 },
};

interface Options {
  kanban: KanbanController;
  columnId: number;
  cards: ColumnCards;
  now: CardsNow;
  slot: Slot;
  loadMore: () => void;
}

/** Which cards of a column are drawn, and where. Only those near the screen are: a column can have thousands. */
export function useCardRows({ kanban, columnId, cards, now, slot, loadMore }: Options) {
  const { tasks } = cards;
  const { gap, usualHeight, paddingStart } = measures[useLook().density];
  const scroller = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState<number>();
  const stopIndex = Math.max(
    0,
    tasks.findIndex(({ id }) => id === tabStop),
  );
  const idAt = useCallback((index: number) => tasks[index]?.id ?? index, [tasks]);
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: tasks.length,
    getScrollElement: () => scroller.current,
    getItemKey: idAt,
    estimateSize: (index) => cardHeights().get(idAt(index)) ?? usualHeight,
    measureElement: measureCard,
    gap,
    overscan: usePainted() ? 4 : 0,
    paddingStart,
    paddingEnd: 4,
    scrollPaddingStart: paddingStart,
    scrollPaddingEnd: gap,
    useFlushSync: false,
    // What has the focus, or is in hand, must not vanish when it is scrolled away.
    rangeExtractor: (range) => withRows(defaultRangeExtractor(range), stopIndex, slot.heldIndex),
  });
  const room = slot.row === -1 ? 0 : slot.height + gap;
  const rows = virtualizer.getVirtualItems().flatMap(({ index, start, size }) => {
    const task = tasks[index];
    return task ? [{ index, task, top: index >= slot.row ? start + room : start, height: size }] : [];
  });
  useLane({ kanban, columnId, cards, now, scroller, virtualizer, setTabStop, loadMore });
  const place = useKeptPlace({
    tasks,
    list: cards.stale ? 'stale' : String(cards.pages),
    rows: rows.map(({ task, top, height }) => ({ id: task.id, top, height })),
    topOf: (taskId) => virtualizer.measurementsCache[tasks.findIndex(({ id }) => id === taskId)]?.start,
    sight: () => ({ offset: scroller.current?.scrollTop ?? 0, height: scroller.current?.clientHeight ?? 0 }),
    scrollBy: (distance) => scroller.current?.scrollBy(0, distance),
  });
  useCardMotion({ kanban, columnId, cards, rows, shift: place.shift, scroller, virtualizer });
  useColumnScroll(scroller);
  return {
    scroller,
    rows,
    place,
    slotTop: (virtualizer.measurementsCache[slot.row - 1]?.end ?? paddingStart - gap) + gap,
    stopIndex,
    setTabStop,
    height: virtualizer.getTotalSize() + room,
    measure: virtualizer.measureElement,
  };
}

const withRows = (range: number[], ...kept: number[]): number[] => {
  const missing = kept.filter((row) => row !== -1 && !range.includes(row));
  return missing.length > 0 ? [...new Set([...range, ...missing])].toSorted((a, b) => a - b) : range;
};
