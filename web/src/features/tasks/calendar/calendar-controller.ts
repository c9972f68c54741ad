import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../../lib/store.ts';
import { kanbanTexts } from '../data/kanban.texts.ts';
import type { DayPlace } from './day-at.ts';
import { hoursOf, toQuarter } from './day-hours.ts';
import { landingOf, landingTime, type Part } from './landing.ts';
import { type Span, spanOf } from '../data/task-span.ts';

/** The task in hand. */
interface Held {
  task: CalendarTask;
  part: Part;
  by: 'pointer' | 'keys';
  /** The day at which it was taken, and the one where the hand is now. */
  from: string;
  fromMinutes: number | undefined;
  over: string | null;
  overMinutes: number | null | undefined;
  landing: Span | null;
}

interface Settings {
  timeZone: string;
  find: (taskId: number) => CalendarTask | undefined;
  redate: (task: CalendarTask, part: Part, landing: Span) => void;
}

export interface CalendarController {
  moving: Store<Held | null>;
  /** The days that are swept for a new task, or where what is in hand would land. */
  marked: Store<Span | null>;
  /** For the ear alone. */
  said: Store<string>;
  settings: Settings;
  take: (taskId: number, part: Part, from: DayPlace | undefined, by: Held['by']) => boolean;
  point: (place: DayPlace | null) => void;
  /** Brings it to another hour of where it is; whether it can be. */
  shift: (minutes: number) => boolean;
  cancel: () => void;
  put: () => void;
}

export function useCalendarController(settings: Settings): CalendarController {
  const [controller] = useState(() => createController(settings));
  useEffect(() => {
    controller.settings = settings;
  });
  return controller;
}

/** Keys give a task without an hour one around this. */
const firstHour = 9 * 60;

function createController(initial: Settings): CalendarController {
  const moving = createStore<Held | null>(null);
  const marked = createStore<Span | null>(null);
  const hold = (held: Held | null): void => {
    moving.set(held);
    marked.set(held?.landing ?? null);
  };
  const controller: CalendarController = {
    moving,
    marked,
    said: createStore(''),
    settings: initial,
    take: (taskId, part, place, by) => {
      const { find, timeZone } = controller.settings;
      const task = find(taskId);
      // Somebody may have deleted it meanwhile.
      if (!task || moving.get()) return false;
      const span = spanOf(task, timeZone) ?? null;
      const from = part === 'end' && span ? span.last : (place?.day ?? span?.first ?? '');
      const fromMinutes = by === 'keys' ? hoursOf(task, timeZone)?.from : (place?.minutes ?? undefined);
      hold({ task, part, by, from, fromMinutes, over: span && from, overMinutes: undefined, landing: span });
      return true;
    },
    point: (place) => {
      const held = moving.get();
      const over = place?.day ?? null;
      if (!held || (held.over === over && held.overMinutes === place?.minutes)) return;
      const { timeZone } = controller.settings;
      const landing = over === null ? null : landingOf(spanOf(held.task, timeZone), held, over);
      const time = landingTime(held.task, held, place?.minutes, timeZone);
      hold({
        ...held,
        over,
        overMinutes: place?.minutes,
        landing: landing && { ...landing, ...(time !== undefined && { time }) },
      });
    },
    shift: (minutes) => {
      const held = moving.get();
      if (!held) return false;
      const { timeZone } = controller.settings;
      const span = spanOf(held.task, timeZone);
      if (held.part === 'end' || (span && span.first !== span.last)) return false;
      const wished = (held.overMinutes ?? held.fromMinutes ?? firstHour) + minutes;
      const length = hoursOf(held.task, timeZone)?.length;
      controller.point({ day: held.over ?? held.from, minutes: toQuarter(wished, length) });
      return true;
    },
    cancel: () => {
      const held = moving.get();
      hold(null);
      if (held) controller.said.set(kanbanTexts.cancelled(held.task.title));
    },
    put: () => {
      const held = moving.get();
      hold(null);
      if (held?.landing) controller.settings.redate(held.task, held.part, held.landing);
    },
  };
  return controller;
}

const isWithin = (day: string, span: Span | null): boolean =>
  span !== null && span.first <= day && day <= span.last;

/** A day is drawn again only when this changes. */
export const useIsMarked = ({ marked }: CalendarController, day: string): boolean =>
  useSyncExternalStore(marked.subscribe, () => isWithin(day, marked.get()));

/** Left behind while it is in hand. */
export const useIsHeld = ({ moving }: CalendarController, taskId: number): boolean =>
  useSyncExternalStore(moving.subscribe, () => moving.get()?.task.id === taskId);
