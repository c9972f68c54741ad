import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { KeyboardEvent } from 'react';
import { isChoosingKey, linkedTask } from '../parts/card/task-links.ts';
import type { KanbanController } from './kanban-controller.ts';
import type { Spot } from './lanes.ts';

interface Options {
  kanban: KanbanController;
  /** In the order of the screen. */
  columnIds: readonly number[];
  canEdit: boolean;
  onPeek: (taskId: number) => void;
  onTurn: (task: Task) => void;
  onSelect: ((taskId: number, wholeRange: boolean) => void) | undefined;
  onMenu: (taskId: number, anchor: HTMLElement) => void;
}

const steps: Record<string, readonly [column: number, row: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Arrows lead from card to card; «T» takes one, and then they move it. Espacio shows it over the board. */
export function cardKeys({ kanban, columnIds, canEdit, onPeek, onTurn, onSelect, onMenu }: Options) {
  const moveTaken = takenCardKeys({ kanban, columnIds });

  return (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.matches('[data-task]')) return;
    const taskId = linkedTask(target) ?? 0;
    if (onSelect && isChoosingKey(event)) return onSelect(taskId, event.shiftKey);
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isTaken = kanban.moving.get()?.by === 'keys';
    const isHandled = isTaken ? moveTaken(key) : walk(key, taskId) || act(key, taskId, target);
    if (isHandled) event.preventDefault();
  };

  function act(key: string, taskId: number, link: HTMLElement): boolean {
    if (key === ' ') {
      onPeek(taskId);
      return true;
    }
    const task = canEdit ? kanban.find(taskId) : undefined;
    if (!task) return false;
    if (key.toLowerCase() === 't') kanban.take(task, 'keys', link.closest('article')?.offsetHeight ?? 0);
    else if (key.toLowerCase() === 'm') onMenu(taskId, link);
    else if (key.toLowerCase() === 'h') onTurn(task);
    else return false;
    return true;
  }

  function walk(key: string, taskId: number): boolean {
    const task = kanban.find(taskId);
    const lane = task && kanban.lanes.get(task.column_id);
    if (!task || !lane) return false;
    const { tasks } = lane.cards();
    const index = tasks.findIndex(({ id }) => id === taskId);
    const ends: Record<string, number> = { Home: 0, End: tasks.length - 1 };
    const [across, down] = steps[key] ?? [0, 0];
    const next =
      across === 0
        ? tasks[ends[key] ?? index + down]
        : cardBeside({ kanban, columnIds }, task.column_id, across);
    if (next && next.id !== taskId) kanban.lanes.get(next.column_id)?.show(next.id, true);
    return key in steps || key in ends;
  }
}

type Board = Pick<Options, 'kanban' | 'columnIds'>;

/** For the card that the keys have taken; false for a key that it does not know. */
function takenCardKeys({ kanban, columnIds }: Board) {
  return (key: string): boolean => {
    const held = kanban.moving.get();
    const step = steps[key];
    if (key === ' ' || key === 'Enter') putLifted();
    else if (key === 'Escape' && held) cancel(held.task);
    else if (step && held?.over) stepTo(held.over, step, held.task.id);
    else return false;
    return true;
  };

  /** It settles from where it is seen: in the slot, not where it was taken. */
  function putLifted(): void {
    const held = kanban.moving.get();
    const lifted = document.querySelector('[data-held=lifted]');
    if (held && lifted) {
      const { left, top } = lifted.getBoundingClientRect();
      kanban.flights.leftFrom(held.task.id, { left, top }, true);
    }
    kanban.put();
  }

  /** The focus is where it was taken, which may be out of sight by now. */
  function cancel({ id, column_id }: Task): void {
    kanban.cancel();
    kanban.lanes.get(column_id)?.show(id, true);
  }

  function stepTo(over: Spot, [across, down]: readonly [number, number], heldId: number): void {
    const columnId = columnIds[columnIds.indexOf(over.columnId) + across];
    const lane = columnId === undefined ? undefined : kanban.lanes.get(columnId);
    if (columnId === undefined || !lane) return;
    const { tasks, complete } = lane.cards();
    const others = tasks.filter(({ id }) => id !== heldId).length;
    if (over.index + down > others && !complete) lane.loadMore();
    const index = Math.min(Math.max(over.index + down, 0), others);
    kanban.point({ columnId, index });
    if (tasks[index]?.id === heldId) lane.reveal(index);
  }
}

/** The card at the same height in the next column that has any. */
function cardBeside({ kanban, columnIds }: Board, columnId: number, across: number): Task | undefined {
  const focused = document.activeElement?.getBoundingClientRect();
  const y = focused ? focused.top + focused.height / 2 : 0;
  for (let at = columnIds.indexOf(columnId) + across; at in columnIds; at += across) {
    const lane = kanban.lanes.get(columnIds[at] ?? 0);
    const tasks = lane?.cards().tasks ?? [];
    if (lane && tasks.length > 0) return tasks[Math.min(lane.indexAt(y), tasks.length - 1)];
  }
  return undefined;
}
