import type { Task } from '@cuadrilla/contract/tasks';
import { useEffect, type RefObject } from 'react';
import type { KanbanController } from '../kanban/kanban-controller.ts';
import styles from '../kanban/KanbanCard.module.css';
import { copyMargin, drawCopy } from './card-copy.ts';
import { scrollStep } from './edge-scroll.ts';
import { dropTask, pointAt } from './use-column-drop.ts';

interface Point {
  x: number;
  y: number;
}

/** Sooner than browsers begin to drag, or open a menu, by themselves. */
const longEnough = 300;
/** A finger that goes further before that scrolls. */
const stillWithin = 10;

/**
 * A finger that stays on a card takes it. The browser's own dragging is left to the mouse: by touch each browser has
 * its own way, and some have none.
 */
export function useTouchDrag(board: RefObject<HTMLElement | null>, kanban: KanbanController): void {
  useEffect(() => (board.current ? listenToFingers(board.current, kanban) : undefined), [board, kanban]);
}

function listenToFingers(board: HTMLElement, kanban: KanbanController): () => void {
  const { start, move, end, cancel, menu } = fingersOn(board, kanban);
  const listeners = new AbortController();
  const { signal } = listeners;
  board.addEventListener('touchstart', start, { signal, passive: true });
  board.addEventListener('touchmove', move, { signal, passive: false });
  board.addEventListener('touchend', end, { signal });
  board.addEventListener('touchcancel', cancel, { signal });
  board.addEventListener('contextmenu', menu, { signal });
  return () => {
    cancel();
    listeners.abort();
  };
}

function fingersOn(board: HTMLElement, kanban: KanbanController) {
  let resting: { at: Point; timer: number } | undefined;
  let carried: Carried | undefined;

  function take(card: HTMLElement, from: Point): void {
    resting = undefined;
    const task = kanban.find(Number(card.dataset['card']));
    // Somebody may have deleted it meanwhile.
    if (!task || !card.isConnected) return;
    navigator.vibrate?.(10);
    carried = carry(board, kanban, { card, task, from });
  }
  function stopWaiting(): void {
    window.clearTimeout(resting?.timer);
    resting = undefined;
  }
  function cancel(): void {
    stopWaiting();
    carried?.cancel();
    carried = undefined;
  }
  return {
    cancel,
    start: ({ touches, target }: TouchEvent): void => {
      cancel();
      const card = touches.length === 1 ? movableCardAt(target) : null;
      if (!card) return;
      const at = pointOf(touches[0]);
      resting = { at, timer: window.setTimeout(() => take(card, at), longEnough) };
    },
    move: (event: TouchEvent): void => {
      const at = pointOf(event.touches[0]);
      if (resting && Math.hypot(at.x - resting.at.x, at.y - resting.at.y) > stillWithin) stopWaiting();
      if (!carried) return;
      if (event.cancelable) event.preventDefault();
      carried.moveTo(at);
    },
    end: (event: TouchEvent): void => {
      stopWaiting();
      if (!carried) return;
      // No click follows: the card would open.
      event.preventDefault();
      carried.drop();
      carried = undefined;
    },
    menu: (event: Event): void => {
      if (resting || carried) event.preventDefault();
    },
  };
}

const pointOf = (touch: Touch | undefined): Point => ({ x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 });

/** The button on a card opens its menu. */
const movableCardAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element && !target.closest('button') ? target.closest<HTMLElement>('[data-card]') : null;

interface Carried {
  moveTo: (finger: Point) => void;
  drop: () => void;
  cancel: () => void;
}

interface Taken {
  card: HTMLElement;
  task: Task;
  from: Point;
}

/** Keeps a copy below the finger, and shows where the card would land, also while columns scroll below it. */
function carry(board: HTMLElement, kanban: KanbanController, { card, task, from }: Taken): Carried {
  const box = card.getBoundingClientRect();
  const copy = drawCopy(card, document.body);
  copy.classList.add(styles.carried ?? '');
  let finger = from;
  let frame = 0;
  const corner = () => ({ left: box.left + finger.x - from.x, top: box.top + finger.y - from.y });
  const follow = (): void => {
    const { left, top } = corner();
    copy.style.translate = `${left - copyMargin}px ${top - copyMargin}px`;
    const columnId = columnAt(finger);
    board.scrollLeft += scrollStep(finger.x, board.getBoundingClientRect().left, board.clientWidth);
    if (columnId === undefined) kanban.point(null);
    else {
      kanban.lanes.get(columnId)?.scrollNear(finger.y);
      pointAt(kanban, columnId, finger.y);
    }
    frame = requestAnimationFrame(follow);
  };
  const letGo = (): void => {
    cancelAnimationFrame(frame);
    copy.remove();
  };
  kanban.take(task, 'pointer', card.offsetHeight);
  follow();
  return {
    moveTo: (point) => {
      finger = point;
    },
    drop: () => {
      letGo();
      dropTask(kanban, task.id, { columnId: columnAt(finger), clientY: finger.y, corner: corner() });
    },
    cancel: () => {
      letGo();
      kanban.cancel();
    },
  };
}

function columnAt({ x, y }: Point): number | undefined {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
  return column ? Number(column.dataset['column']) : undefined;
}
