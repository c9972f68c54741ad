import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isCompact } from '../../../lib/look.ts';
import { usePainted } from '../../../lib/use-painted.ts';
import { useKeptPlace } from '../parts/place/use-kept-place.ts';
import type { ListedTasks } from '../parts/card/listed-tasks.ts';

/** As --row in tokens.css. */
const rowHeight = (): number => (isCompact() ? 36 : 46);
/** Of a card with a title of one line; each card is measured, since titles may take two. */
const cardHeight = (): number => (isCompact() ? 49 : 116);
const cardGap = (): number => (isCompact() ? 0 : 12);
const hidden = 96;

/** Only the rows near the screen are there, besides the one that has the focus or an open menu. */
export function useVirtualRows(
  { tasks, listing, stale }: ListedTasks,
  asCards: boolean,
  pinned: number | undefined,
) {
  const body = useRef<HTMLTableSectionElement>(null);
  const top = useTopOf(body);
  const keep = (range: Range): number[] => {
    const indexes = defaultRangeExtractor(range);
    for (const id of [pinned, focusedRow(body.current)]) {
      const index = id === undefined ? -1 : tasks.findIndex((task) => task.id === id);
      if (index !== -1 && !indexes.includes(index)) indexes.push(index);
    }
    return indexes.toSorted((a, b) => a - b);
  };
  const virtualizer = useWindowVirtualizer({
    count: tasks.length,
    estimateSize: () => (asCards ? cardHeight() : rowHeight()),
    gap: asCards ? cardGap() : 0,
    overscan: usePainted() ? 10 : 0,
    scrollMargin: top,
    rangeExtractor: keep,
    getItemKey: useCallback((index: number) => tasks[index]?.id ?? index, [tasks]),
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const rows = items.map(({ index, start }) => ({ index, start: start - top }));
  const place = useKeptPlace({
    tasks,
    list: stale ? 'stale' : JSON.stringify(listing),
    rows: items.map(({ key, start, size }) => ({ id: Number(key), top: start, height: size })),
    topOf: (taskId) => virtualizer.measurementsCache[tasks.findIndex(({ id }) => id === taskId)]?.start,
    // Below the bar on top and the table's own head.
    sight: () => ({ offset: window.scrollY + hidden, height: window.innerHeight - hidden }),
    scrollBy: (distance) => window.scrollBy(0, distance),
  });
  return { body, rows, place, height: virtualizer.getTotalSize(), measure: virtualizer.measureElement };
}

/** Where it begins in the page: what is above may grow, as the filters do. */
function useTopOf(body: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setTop(Math.round((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  return top;
}

function focusedRow(body: HTMLElement | null): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row && body?.contains(row) ? Number(row.dataset['row']) : undefined;
}
