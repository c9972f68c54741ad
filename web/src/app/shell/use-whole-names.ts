import { useEffect } from 'react';

/** A name that is cut short is told whole, in the browser's own tooltip, to whoever points at it. */
export function useWholeNames(): void {
  useEffect(() => {
    document.addEventListener('pointerover', tellWhole);
    return () => document.removeEventListener('pointerover', tellWhole);
  }, []);
}

function tellWhole({ target }: PointerEvent): void {
  const name = target instanceof Element && target.closest<HTMLElement>('.truncate');
  if (name) name.title = name.scrollWidth > name.clientWidth ? (name.textContent ?? '') : '';
}
