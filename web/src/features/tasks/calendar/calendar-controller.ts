import type { CalendarTask } from '@cuadrilla/contract/calendar';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../../lib/store.ts';
import { kanbanTexts } from '../kanban/kanban.texts.ts';
import { landingOf, type Part, type Span, spanOf } from './task-span.ts';

/** The task in hand. */
interface Held {
  task: CalendarTask;
  part: Part;
  by: 'pointer' | 'keys';
  /** The day at which it was taken, and the one where the hand is now. */
  from: string;
  over: string | null;
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
  take: (taskId: number, part: Part, from: string | undefined, by: Held['by']) => boolean;
  point: (day: string | null) => void;
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
    take: (taskId, part, day, by) => {
      const { find, timeZone } = controller.settings;
      const task = find(taskId);
      // Somebody may have deleted it meanwhile.
      if (!task || moving.get()) return false;
      const span = spanOf(task, timeZone) ?? null;
      const from = part === 'end' && span ? span.last : (day ?? span?.first ?? '');
      hold({ task, part, by, from, over: span && from, landing: span });
      return true;
    },
    point: (day) => {
      const held = moving.get();
      if (!held || held.over === day) return;
      const span = spanOf(held.task, controller.settings.timeZone);
      hold({ ...held, over: day, landing: day === null ? null : landingOf(span, held, day) });
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
