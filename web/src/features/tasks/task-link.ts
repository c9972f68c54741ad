import type { MouseEvent } from 'react';

/** The task whose link is clicked, where the click is ours to follow. One listener serves the links of a whole list. */
export const followedTask = (event: MouseEvent): number | undefined =>
  isPlainClick(event) ? linkedTask(event.target) : undefined;

/** Anything else is the browser's: a new tab, a new window, a download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const linkedTask = (target: EventTarget): number | undefined => {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
  return link ? Number(link.dataset.task) : undefined;
};
