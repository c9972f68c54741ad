import { isCompact } from '../../../lib/look.ts';
import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/**
 * How high cards are, by the ids of their tasks: the same in every column. Known also to whoever leaves the board and
 * comes back, so that each column is found where it was scrolled to.
 */
const known = { compact: new Map<number, number>(), roomy: new Map<number, number>() };

export const cardHeights = (): Map<number, number> => known[isCompact() ? 'compact' : 'roomy'];

/** Of a card that has just come, or that the observer reports. */
export function measureCard(
  card: Element,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
): number {
  const { estimateSize } = virtualizer.options;
  const index = virtualizer.indexFromElement(card);
  // Its own: those of the virtualizer may already be of cards that are about to be drawn.
  const taskId = Number(card.getAttribute('data-row'));
  // Measuring makes the browser lay out the page in the midst of drawing it. The observer will tell with the frame.
  if (!entry && (cardHeights().has(taskId) || isBelow(virtualizer, index))) return estimateSize(index);
  const height = measureElement(card, entry, virtualizer);
  cardHeights().set(taskId, height);
  return height;
}

/** Beyond the lower edge of the column. */
const isBelow = (
  { scrollOffset, scrollRect, measurementsCache }: Virtualizer<HTMLDivElement, Element>,
  index: number,
): boolean =>
  scrollRect !== null && (measurementsCache[index]?.start ?? 0) > (scrollOffset ?? 0) + scrollRect.height;
