import type { KeyboardEvent, MouseEvent } from 'react';

/** How a view of a board leads to its tasks. */
export interface TaskLinks {
  hrefOf: (taskId: number) => string;
  onOpen: (taskId: number) => void;
  /** Over the board; what is open there closes. */
  onPeek: (taskId: number) => void;
  /** A hand comes near: time to fetch what opening a task needs. */
  onIntent: () => void;
  /** It will be opened in a moment. */
  readAhead: (taskId: number) => void;
}

/** Cards and rows are plain links that carry their task's id: one listener for all of them follows them. */
export const clickedTask = (event: MouseEvent): number | undefined =>
  isPlainClick(event) ? linkedTask(event.target) : undefined;

/** Anything else is the browser's: a new tab, a new window, a download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** With Shift, all from the last one that was chosen on. */
export const rangedTask = ({ target, button, shiftKey, ctrlKey, metaKey, altKey }: MouseEvent) =>
  button === 0 && shiftKey && !ctrlKey && !metaKey && !altKey ? linkedTask(target) : undefined;

/** Espacio shows the task that has the focus over its board. */
export const peekedTask = (event: KeyboardEvent): number | undefined =>
  event.key === ' ' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    ? linkedTask(event.target)
    : undefined;

/** «X» chooses the task that has the focus. */
export const isChoosingKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'x' && !ctrlKey && !metaKey && !altKey;

export const linkedTask = (target: EventTarget): number | undefined => {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
  return link ? Number(link.dataset.task) : undefined;
};
