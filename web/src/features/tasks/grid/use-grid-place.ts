import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { PlacedRow } from '../parts/place/kept-place.ts';
import { useKeptPlace } from '../parts/place/use-kept-place.ts';

/** Full rows in each of the grid's widths: 4, 3, 2 and 1 columns. */
export const chunkSize = 12;
/** The bar on top. */
const hidden = 64;

/** What one is reading stays where it is. Chunks come and go by themselves: what is drawn is known from the screen alone. */
export function useGridPlace(tasks: readonly Task[], list: string) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const place = useKeptPlace({
    tasks,
    list,
    // As they stand before these tasks are drawn.
    rows: useMemo(() => (box && tasks.length > 0 ? rowsIn(box) : []), [box, tasks]),
    wereDrawn: true,
    topOf: (taskId) => topOf(box, tasks, taskId),
    sight: () => ({ offset: window.scrollY + hidden, height: window.innerHeight - hidden }),
    scrollBy: (distance) => window.scrollBy(0, distance),
  });
  const isTold = place.above > 0;
  useEffect(() => {
    if (!isTold) return undefined;
    window.addEventListener('scroll', lookAgain, { passive: true });
    return () => window.removeEventListener('scroll', lookAgain);
  }, [isTold]);
  return { box: setBox, place };
}

/** In the page, however far it is scrolled. */
const topInPage = (element: Element): number =>
  Math.round(element.getBoundingClientRect().top + window.scrollY);

const rowsIn = (box: HTMLElement): PlacedRow[] =>
  Array.from(box.querySelectorAll<HTMLElement>('[data-task]'), (link) => ({
    id: Number(link.dataset['task']),
    top: topInPage(link),
    height: link.offsetHeight,
  }));

/** Of a card that is not drawn, the place of its chunk. */
function topOf(box: HTMLElement | null, tasks: readonly Task[], taskId: number): number | undefined {
  const index = tasks.findIndex(({ id }) => id === taskId);
  if (!box || index === -1) return undefined;
  const card = box.querySelector(`[data-task="${taskId}"]`) ?? box.children[Math.floor(index / chunkSize)];
  return card && topInPage(card);
}
