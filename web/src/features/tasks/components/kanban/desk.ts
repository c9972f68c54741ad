import type { Column } from '@cuadrilla/contract/boards';
import type { Task } from '@cuadrilla/contract/tasks';
import { notifyManager } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../../../lib/store.ts';
import { compareTasks, type TaskListing } from '../../task-listing.ts';
import type { TaskEdits } from '../../tasks.edits.ts';
import { createFlights, type Flights } from './flights.ts';
import { kanbanTexts as texts } from './kanban.texts.ts';
import { type ColumnCards, placeAt } from './place-in-column.ts';

/** A place in a column: the index among its other tasks. */
export interface Spot {
  columnId: number;
  index: number;
}

/** The task in hand. */
export interface Moving {
  task: Task;
  by: 'pointer' | 'keys';
  /** Of its card: the slot that opens for it is as high. */
  height: number;
  /** Where it would land now. */
  over: Spot | null;
}

/** What a column on the screen lets the others do with it. */
export interface Lane {
  cards: () => ColumnCards;
  reveal: (index: number) => void;
  /** Scrolls to a card, also to one that is still to come, and focuses it if wanted. */
  show: (taskId: number, focus: boolean) => void;
  /** The index whose place is at that height of the window. */
  indexAt: (clientY: number) => number;
  loadMore: () => void;
  /** Scrolls a little where a finger with a card comes near its upper or lower edge. */
  scrollNear: (clientY: number) => void;
}

export interface DeskSettings {
  columns: readonly Column[];
  listing: TaskListing;
  edits: TaskEdits;
  user: { id: number; first_name: string; last_name: string };
  /** A task goes from one column to another, or comes from nowhere: the columns' counts follow at once. */
  onCount: (from: number | undefined, to: number | undefined) => void;
}

export interface Desk {
  moving: Store<Moving | null>;
  /** For the ear alone: what ended without a trace on the screen. */
  said: Store<string>;
  lanes: Map<number, Lane>;
  flights: Flights;
  /** The task whose card has the focus. */
  focused: number | undefined;
  settings: DeskSettings;
  find: (taskId: number) => Task | undefined;
  home: (task: Task) => Spot;
  take: (task: Task, by: Moving['by'], height: number) => void;
  /** Shows where it would land. Ordered by a field, it stands where that field puts it. */
  point: (columnId: number | null, index?: number) => void;
  /** Back to where it was. */
  cancel: () => void;
  put: () => void;
  move: (task: Task, spot: Spot) => void;
  /** The card that had the focus has left: the focus goes after it, or to the one that took its place. */
  followFocus: (taskId: number, from: Spot) => void;
}

export function useDesk(settings: DeskSettings): Desk {
  const [desk] = useState(() => createDesk(settings));
  useEffect(() => {
    desk.settings = settings;
  });
  return desk;
}

/** The part of what is in hand that one column needs: it is drawn again only when that changes. */
export const useMoving = <Part extends string | number | boolean | Task | null | undefined>(
  { moving }: Desk,
  select: (moving: Moving | null) => Part,
): Part => useSyncExternalStore(moving.subscribe, () => select(moving.get()));

const nothing: ColumnCards = { tasks: [], complete: true, total: 0, pages: 0, stale: false };

/** First the card is shown where it was put: counting draws the whole page again. */
const afterPaint = (act: () => void): void =>
  void requestAnimationFrame(() => {
    setTimeout(act);
  });

function createDesk(initial: DeskSettings): Desk {
  const moving = createStore<Moving | null>(null);
  const lanes = new Map<number, Lane>();
  const cardsOf = (columnId: number): ColumnCards => lanes.get(columnId)?.cards() ?? nothing;
  const othersIn = (columnId: number, { id }: Task) =>
    cardsOf(columnId).tasks.filter((task) => task.id !== id);

  const desk: Desk = {
    moving,
    said: createStore(''),
    lanes,
    flights: createFlights(),
    focused: undefined,
    settings: initial,

    find: (taskId) => {
      for (const lane of lanes.values()) {
        const task = lane.cards().tasks.find(({ id }) => id === taskId);
        if (task) return task;
      }
      return undefined;
    },

    home: (task) => {
      const index = cardsOf(task.column_id).tasks.findIndex(({ id }) => id === task.id);
      return { columnId: task.column_id, index: Math.max(index, 0) };
    },

    take: (task, by, height) => moving.set({ task, by, height, over: desk.home(task) }),

    point: (columnId, index = 0) => {
      const held = moving.get();
      if (!held) return;
      const over = columnId === null ? null : spotFor(held.task, columnId, index);
      if (over?.columnId === held.over?.columnId && over?.index === held.over?.index) return;
      moving.set({ ...held, over });
    },

    cancel: () => {
      const held = moving.get();
      moving.set(null);
      if (held) desk.said.set(texts.cancelled(held.task.title));
    },

    put: () => {
      const held = moving.get();
      if (held?.over) desk.move(held.task, held.over);
      // Together with the lists that the move has changed, so that no frame shows the one without the other.
      notifyManager.schedule(() => moving.set(null));
    },

    move: (task, spot) => void carryOut(task, spot),

    followFocus: (taskId, from) => {
      if (document.activeElement !== document.body) return;
      const task = desk.find(taskId);
      const { tasks } = cardsOf(from.columnId);
      const heir = task ?? tasks[Math.min(from.index, tasks.length - 1)];
      if (heir) lanes.get(heir.column_id)?.show(heir.id, true);
    },
  };

  function spotFor(task: Task, columnId: number, index: number): Spot {
    const { listing } = desk.settings;
    if (listing.sort === 'position') return { columnId, index };
    if (columnId === task.column_id) return desk.home(task);
    const others = othersIn(columnId, task);
    const found = others.findIndex((other) => compareTasks(listing, task, other) < 0);
    return { columnId, index: found === -1 ? others.length : found };
  }

  async function carryOut(held: Task, { columnId, index }: Spot): Promise<void> {
    const { edits, listing, columns, onCount } = desk.settings;
    // Others may have changed it while it was in hand.
    const task = desk.find(held.id) ?? held;
    const from = task.column_id;
    const manual = listing.sort === 'position';
    if (from === columnId && (!manual || index === desk.home(task).index)) return;
    const { complete } = cardsOf(columnId);
    const place = manual && placeAt(othersIn(columnId, task), index, { complete, order: listing.order });
    const name = columns.find(({ id }) => id === columnId)?.name ?? '';
    if (from !== columnId) afterPaint(() => onCount(from, columnId));
    const accepted = await edits.change(task, {
      change: { columnId, ...(place && place.afterId !== undefined && { afterId: place.afterId }) },
      patch: { column_id: columnId, ...(place && { position: place.position }) },
      done: from === columnId ? texts.reordered(task.title, index + 1) : texts.moved(task.title, name),
    });
    if (!accepted && from !== columnId) onCount(columnId, from);
  }

  return desk;
}
