import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useEffect, type RefObject } from 'react';
import type { KanbanController } from '../kanban-controller.ts';
import styles from '../KanbanCard.module.css';
import { copyMargin, drawCopy } from '../../parts/drag/card-copy.ts';
import { scrollStep } from '../../parts/drag/edge-scroll.ts';
import { type Carried, listenToFingers, type Point } from '../../parts/drag/fingers.ts';
import { dropTask, pointAt } from './use-column-drop.ts';

/** Lets a card be taken with a finger. */
export function useTouchDrag(board: RefObject<HTMLElement | null>, kanban: KanbanController): void {
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    return listenToFingers(element, {
      // The button on a card opens its menu.
      find: (target) => (target.closest('button') ? null : target.closest<HTMLElement>('[data-card]')),
      take: (card, from) => {
        const task = kanban.find(Number(card.dataset['card']));
        // Somebody may have deleted it meanwhile.
        return task && carry(element, kanban, { card, task, from });
      },
    });
  }, [board, kanban]);
}

interface Taken {
  card: HTMLElement;
  task: Task;
  from: Point;
}

/** Keeps a copy below the finger, and shows where the card would land, also while columns scroll below it. */
function carry(board: HTMLElement, kanban: KanbanController, { card, task, from }: Taken): Carried {
  const box = card.getBoundingClientRect();
  const copy = drawCopy(card, document.body, styles.lifted);
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
      pointAt(kanban, columnId, finger);
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
      dropTask(kanban, task.id, { columnId: columnAt(finger), hand: finger, corner: corner() });
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
