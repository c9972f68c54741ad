import { useEffect, type RefObject } from 'react';
import type { CalendarController } from './calendar-controller.ts';
import { dayAt, type DayPlace, placeAt } from './day-at.ts';
import { timeOf } from './day-hours.ts';
import type { Span } from '../data/task-span.ts';

const spanOver = (a: string, b: string): Span => (a < b ? { first: a, last: b } : { first: b, last: a });

/** A click means the half hour in which it is. */
const half = 30;

function spanFrom({ day, minutes }: DayPlace, to: string): Span {
  const isHour = day === to && typeof minutes === 'number';
  return { ...spanOver(day, to), ...(isHour && { time: timeOf(Math.floor(minutes / half) * half) }) };
}

/** A click on an empty day, or a sweep over several, asks for a task there. */
export function useDaySweep(
  root: RefObject<HTMLElement | null>,
  { marked }: CalendarController,
  onCreate: ((span: Span) => void) | undefined,
): void {
  useEffect(() => {
    const element = root.current;
    if (!element || !onCreate) return undefined;
    let from: DayPlace | undefined;
    const begin = (event: PointerEvent): void => {
      const isFree = event.target instanceof Element && !event.target.closest('a, button, [data-no-sweep]');
      from =
        isFree && event.button === 0 && event.pointerType === 'mouse'
          ? placeAt(event.clientX, event.clientY)
          : undefined;
      if (from === undefined) return;
      // No text is to be marked meanwhile.
      event.preventDefault();
      marked.set(spanFrom(from, from.day));
    };
    const sweep = ({ clientX, clientY }: PointerEvent): void => {
      const to = from && dayAt(clientX, clientY);
      if (from === undefined || !to) return;
      const [span, last] = [spanFrom(from, to), marked.get()];
      if (span.first !== last?.first || span.last !== last.last) marked.set(span);
    };
    const end = (): void => {
      const span = from === undefined ? null : marked.get();
      from = undefined;
      if (span) onCreate(span);
    };
    const cancel = (): void => {
      if (from !== undefined) marked.set(null);
      from = undefined;
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('pointerdown', begin, { signal });
    window.addEventListener('pointermove', sweep, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
    return () => listeners.abort();
  }, [root, marked, onCreate]);
}
