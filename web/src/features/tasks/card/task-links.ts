import type { MouseEvent } from 'react';

/** Cards and rows are plain links that carry their task's id: one listener for all of them follows them. */
export const clickedTask = (event: MouseEvent): number | undefined =>
  isPlainClick(event) ? linkedTask(event.target) : undefined;

/** Anything else is the browser's: a new tab, a new window, a download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export const linkedTask = (target: EventTarget): number | undefined => {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
  return link ? Number(link.dataset.task) : undefined;
};
