import type { KeyboardEvent } from 'react';
import { focusWhenThere } from '../../../lib/focus.ts';
import type { CalendarController } from './calendar-controller.ts';
import { isDate, type Period, stepFrom } from './calendar-days.ts';
import { arrowFrom } from './calendar.texts.ts';

interface Options {
  controller: CalendarController;
  period: Period;
  canEdit: (taskId: number) => boolean;
  /** Shows the period in which the day is. */
  onDay: (day: string) => void;
  /** Another day is to be chosen for it. */
  onChoose: (taskId: number, anchor: HTMLElement) => void;
}

const dayButton = (root: HTMLElement, day: string) =>
  root.querySelector<HTMLElement>(`[data-day-button="${day}"]`);
const linkTo = (root: HTMLElement, taskId: number) =>
  root.querySelector<HTMLElement>(`[data-task="${taskId}"]`);

/** Where days show their hours. */
const isByHour = ({ view }: Period): boolean => view === 'week' || view === 'day';
const hourSteps: Record<string, number> = { ArrowUp: -15, ArrowDown: 15 };

/** Arrows lead from day to day; Espacio takes the task that has the focus, and then they move it. */
export function calendarKeyboard({ controller, period, canEdit, onDay, onChoose }: Options) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget: root, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    const held = controller.moving.get();
    const day = target.closest<HTMLElement>('[data-on-day]')?.dataset['onDay'];
    const isHandled =
      held?.by === 'keys' ? moveHeld(root, key) : day !== undefined && act(event, root, target, day);
    if (isHandled) event.preventDefault();
  };

  function act(
    { key, shiftKey }: KeyboardEvent,
    root: HTMLElement,
    target: HTMLElement,
    day: string,
  ): boolean {
    const taskId = Number(target.dataset['task'] ?? 0);
    if (taskId > 0 && canEdit(taskId)) {
      if (key === ' ') return controller.take(taskId, shiftKey ? 'end' : 'whole', undefined, 'keys');
      if (key.toLowerCase() === 'm') {
        onChoose(taskId, target);
        return true;
      }
    }
    const next = shiftKey ? undefined : (arrowFrom(day, key) ?? pageFrom(day, key));
    if (next === undefined || !isDate(next)) return false;
    goTo(root, next);
    return true;
  }

  function pageFrom(day: string, key: string): string | undefined {
    if (key !== 'PageUp' && key !== 'PageDown') return undefined;
    return stepFrom(period.view, day, key === 'PageUp' ? -1 : 1);
  }

  function goTo(root: HTMLElement, day: string): void {
    if (day < period.from || day > period.to) onDay(day);
    focusWhenThere(() => dayButton(root, day), document.activeElement);
  }

  function moveHeld(root: HTMLElement, key: string): boolean {
    const held = controller.moving.get();
    if (!held) return false;
    const { id } = held.task;
    const hours = isByHour(period) ? hourSteps[key] : undefined;
    if (hours !== undefined && controller.shift(hours)) return true;
    const day = arrowFrom(held.over ?? held.from, key);
    if (key === ' ' || key === 'Enter') controller.put();
    else if (key === 'Escape') controller.cancel();
    else if (day && isDate(day)) {
      controller.point({ day, minutes: held.overMinutes });
      follow(root, day);
      return true;
    } else return false;
    // It is drawn anew where it is now.
    focusWhenThere(() => linkTo(root, id), document.activeElement);
    return true;
  }

  /** The keys go on being heard when what had the focus is out of sight. */
  function follow(root: HTMLElement, day: string): void {
    if (day >= period.from && day <= period.to) return;
    root.focus({ preventScroll: true });
    onDay(day);
  }
}
