import type { KeyboardEvent } from 'react';
import { isTyping } from '../../../lib/keys.ts';

/** The row that something happened in. */
export const rowIdOf = (target: EventTarget | null): number | undefined => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row ? Number(row.dataset['row']) : undefined;
};

/** The button that stands for a field. */
export const fieldButtonOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;

const steps: Record<string, { rows: number; stops: number }> = {
  ArrowUp: { rows: -1, stops: 0 },
  ArrowDown: { rows: 1, stops: 0 },
  ArrowLeft: { rows: 0, stops: -1 },
  ArrowRight: { rows: 0, stops: 1 },
};

/** The arrows go from control to control: along the row, or to the same one of the next. */
export function moveFocus(event: KeyboardEvent): void {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const row = event.target instanceof Element ? event.target.closest('[data-row]') : null;
  if (!row) return;
  const stop = stopsOf(row).findIndex((each) => each === event.target);
  const index = Number(row.getAttribute('data-index')) + step.rows;
  const goal = step.rows ? row.parentElement?.querySelector(`[data-index="${index}"]`) : row;
  const next = goal && stopsOf(goal)[stop + step.stops];
  if (stop === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

const stopsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-stop]')];
