import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { notifyManager } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../../lib/store.ts';
import { createFlights, type Flights } from '../parts/drag/card-flights.ts';
import type { Point } from '../parts/drag/fingers.ts';
import type { KanbanSettings } from './kanban-settings.ts';
import { kanbanTexts as texts } from '../data/kanban.texts.ts';
import { findCard, homeOf, type Lane, type Spot } from './lanes.ts';
import { landingOf, moveCard } from './move-card.ts';

/** The task in hand. */
export interface Moving {
  task: Task;
  by: 'pointer' | 'keys';
  /** Of its card: the slot that opens for it is as high. */
  height: number;
  /** Where it would land now. */
  over: Spot | null;
}

export interface KanbanController {
  moving: Store<Moving | null>;
  /** For the ear alone: what ended without a trace on the screen, or is plain to the eye. */
  said: Store<string>;
  lanes: Map<number, Lane>;
  flights: Flights;
  /** Where the pointer with a card was last, and where it was when the column below it was deleted. */
  hand: { last?: Point; stranded?: Point };
  /** The task whose card has the focus. */
  focused: number | undefined;
  settings: KanbanSettings;
  find: (taskId: number) => Task | undefined;
  home: (task: Task) => Spot;
  take: (task: Task, by: Moving['by'], height: number) => void;
  /** Shows where it would land, if anywhere. */
  point: (spot: Spot | null) => void;
  /** Back to where it was. */
  cancel: () => void;
  put: () => void;
  move: (task: Task, spot: Spot) => void;
}

export function useKanbanController(settings: KanbanSettings): KanbanController {
  const [kanban] = useState(() => createController(settings));
  useEffect(() => {
    kanban.settings = settings;
    leaveDeletedColumn(kanban);
  });
  return kanban;
}

/** Whoever holds a card over a column that somebody deletes is told that it would not land there any more. */
export function leaveDeletedColumn({ moving, settings, hand, home, point }: KanbanController): void {
  const held = moving.get();
  if (!held?.over || settings.columns.some(({ id }) => id === held.over?.columnId)) return;
  if (hand.last) hand.stranded = hand.last;
  point(held.by === 'keys' ? home(held.task) : null);
}

/** The part of what is in hand that one column needs: it is drawn again only when that changes. */
export const useMoving = <Part extends string | number | boolean | Task | null | undefined>(
  { moving }: KanbanController,
  select: (moving: Moving | null) => Part,
): Part => useSyncExternalStore(moving.subscribe, () => select(moving.get()));

export function createController(settings: KanbanSettings): KanbanController {
  const moving = createStore<Moving | null>(null);
  const lanes = new Map<number, Lane>();
  const kanban: KanbanController = {
    moving,
    said: createStore(''),
    lanes,
    flights: createFlights(),
    hand: {},
    focused: undefined,
    settings,
    find: (taskId) => findCard(lanes, taskId),
    home: (task) => homeOf(lanes, task),
    take: (task, by, height) => {
      kanban.hand = {};
      moving.set({ task, by, height, over: homeOf(lanes, task) });
    },
    point: (spot) => {
      const held = moving.get();
      if (!held) return;
      const over = spot && landingOf(kanban, held.task, spot);
      if (over?.columnId === held.over?.columnId && over?.index === held.over?.index) return;
      moving.set({ ...held, over });
    },
    cancel: () => {
      const held = moving.get();
      moving.set(null);
      if (held) kanban.said.set(texts.cancelled(held.task.title));
    },
    put: () => {
      const held = moving.get();
      // Together with the lists that the move changes: nothing is drawn twice, and no frame shows the one without the other.
      notifyManager.batch(() => {
        if (held?.over) kanban.move(held.task, held.over);
        notifyManager.schedule(() => moving.set(null));
      });
    },
    move: (task, spot) => void moveCard(kanban, task, spot),
  };
  return kanban;
}
