import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import type { FocusEvent, MouseEvent } from 'react';
import { clickedTask } from '../parts/card/task-links.ts';
import type { Whereabouts } from './calendar-context.ts';
import type { CalendarController } from './calendar-controller.ts';
import type { Period } from './calendar-days.ts';
import { calendarKeyboard } from './calendar-keyboard.ts';
import type { Span } from '../data/task-span.ts';

/** What is open above the calendar. */
export type OpenPopover =
  | { what: 'create'; span: Span; anchor: HTMLElement }
  | { what: 'day'; day: string; anchor: HTMLElement }
  | { what: 'move'; task: CalendarTask; anchor: HTMLElement };

interface Options {
  controller: CalendarController;
  period: Period;
  find: (taskId: number) => CalendarTask | undefined;
  whereabouts: (task: CalendarTask) => Whereabouts;
  onOpen: (task: CalendarTask) => void;
  onDay: (day: string) => void;
  ask: (asked: OpenPopover) => void;
  canCreate: boolean;
  setStop: (day: string) => void;
}

/** One listener of each kind for all tasks and days. */
export function calendarEvents(options: Options) {
  const { controller, period, find, whereabouts, onOpen, onDay, ask, canCreate, setStop } = options;
  const move = (taskId: number, anchor: HTMLElement): void => {
    const task = find(taskId);
    if (task) ask({ what: 'move', task, anchor });
  };
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('[data-day-button], [data-more], [data-move]');
    const { dayButton: day, more, move: moved } = button?.dataset ?? {};
    if (button && more) ask({ what: 'day', day: more, anchor: button });
    else if (button && moved) move(Number(moved), button);
    else if (button && day && canCreate) {
      const span = { first: day, last: day };
      controller.marked.set(span);
      ask({ what: 'create', span, anchor: button });
    }
    const task = button ? undefined : find(clickedTask(event) ?? 0);
    if (!task) return;
    event.preventDefault();
    onOpen(task);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const day = target instanceof HTMLElement ? target.dataset['onDay'] : undefined;
    if (day) setStop(day);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isLeft = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
    if (isLeft && controller.moving.get()?.by === 'keys') controller.cancel();
  };
  const onKeyDown = calendarKeyboard({
    controller,
    period,
    canEdit: (taskId) => {
      const task = find(taskId);
      return task !== undefined && whereabouts(task).canEdit;
    },
    onDay,
    onChoose: move,
  });
  return { onClick, onFocus, onBlur, onKeyDown };
}
