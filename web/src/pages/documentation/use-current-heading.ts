import { useEffect, useState } from 'react';
import { headingsShown } from './headings-shown.ts';

/** So far below the top of the page one begins to read. */
const readFrom = 200;

/** Which of the headings one is reading below, counted from 0; -1 before the first. */
export function useCurrentHeading(): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setCurrent(countAbove(headingsShown()) - 1);
      });
    };
    look();
    // Whatever scrolls: on a wide screen it is the column, on a narrow one the page.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, []);
  return current;
}

/** They stand one below the other: of many, few are measured. */
function countAbove(headings: readonly Element[]): number {
  let [from, to] = [0, headings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((headings[middle]?.getBoundingClientRect().top ?? 0) < readFrom) from = middle + 1;
    else to = middle;
  }
  return from;
}
