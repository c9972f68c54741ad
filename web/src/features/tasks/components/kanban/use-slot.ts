import type { Task } from '@cuadrilla/contract/tasks';
import { type Desk, type Moving, useMoving } from './desk.ts';

export interface Slot {
  /** The card in hand, if it is one of this column. */
  heldIndex: number;
  /** How that one looks: left behind, or lifted where it stands. */
  heldAs: 'left' | 'lifted';
  /** The row before which the slot opens, or -1. */
  row: number;
  height: number;
}

/** What the card in hand means for one column. */
export function useSlot(desk: Desk, columnId: number, tasks: readonly Task[]): Slot {
  const heldId = useMoving(desk, (moving) => moving?.task.id);
  const byKeys = useMoving(desk, (moving) => moving?.by === 'keys');
  const height = useMoving(desk, (moving) => moving?.height ?? 0);
  const index = useMoving(desk, (moving) => indexIn(columnId, moving));
  const heldIndex = heldId === undefined ? -1 : tasks.findIndex(({ id }) => id === heldId);
  const isAtHome = heldIndex !== -1 && index === heldIndex;
  return {
    heldIndex,
    heldAs: isAtHome && byKeys ? 'lifted' : 'left',
    // A place among the others is one row further down behind the card that is in hand itself.
    row: isAtHome ? -1 : heldIndex !== -1 && index > heldIndex ? index + 1 : index,
    height,
  };
}

const indexIn = (columnId: number, moving: Moving | null): number =>
  moving?.over?.columnId === columnId ? moving.over.index : -1;
