import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useMemo } from 'react';
import { type KanbanController, type Moving, useMoving } from './kanban-controller.ts';
import type { Spot } from './lanes.ts';

export interface Slot {
  /** The card in hand, if it is one of this column. */
  heldIndex: number;
  /** How that one looks: left behind, or lifted where it stands. */
  heldAs: 'left' | 'lifted';
  /** The row before which the slot opens, or -1. */
  row: number;
  height: number;
  /** Below a pointer the browser draws the card in hand; moved by keys, it is drawn in the slot. */
  task: Task | null;
}

/** What the card in hand means for one column. */
export function useSlot(kanban: KanbanController, columnId: number, tasks: readonly Task[]): Slot {
  const heldIndex = useMoving(kanban, (moving) =>
    moving ? tasks.findIndex(({ id }) => id === moving.task.id) : -1,
  );
  const task = useMoving(kanban, (moving) => (moving?.by === 'keys' ? moving.task : null));
  const index = useMoving(kanban, (moving) => spotIn(columnId, moving)?.index ?? -1);
  const height = useMoving(kanban, (moving) => (moving && spotIn(columnId, moving) ? moving.height : 0));
  return useMemo(() => {
    const isAtHome = heldIndex !== -1 && index === heldIndex;
    return {
      heldIndex,
      heldAs: isAtHome && task ? 'lifted' : 'left',
      // A place among the others is one row further down behind the card that is in hand itself.
      row: isAtHome ? -1 : heldIndex !== -1 && index > heldIndex ? index + 1 : index,
      height,
      task,
    };
  }, [heldIndex, index, height, task]);
}

const spotIn = (columnId: number, moving: Moving | null): Spot | null =>
  moving?.over?.columnId === columnId ? moving.over : null;
