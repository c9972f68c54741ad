import { useLayoutEffect, useRef } from 'react';

/** For a row that a phone has no room for: what the selector finds in it, when `current` is another, is in sight. */
export function useInSight<Row extends HTMLElement>(current: string, selector: string) {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(selector);
    if (!row.current || !chosen) return;
    const [around, inside] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (inside.left < around.left || inside.right > around.right)
      row.current.scrollLeft += inside.left - around.left;
  }, [current, selector]);
  return row;
}
