import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  dropTargetForElements,
  type ElementDragPayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import type { KanbanController } from '../kanban-controller.ts';
import type { Point } from '../../parts/drag/fingers.ts';
import { draggedTask } from './use-card-drag.ts';

interface Dragged {
  source: ElementDragPayload;
}

const isTask = ({ source }: Dragged): boolean => source.data['kind'] === draggedTask;

/** A column takes cards anywhere in it, its head and its empty part too. */
export function useColumnDrop(
  column: RefObject<HTMLElement | null>,
  kanban: KanbanController,
  columnId: number,
): void {
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    return dropTargetForElements({
      element,
      canDrop: isTask,
      getData: () => ({ columnId }),
      onDrag: ({ location: { current } }) => pointAt(kanban, columnId, pointOf(current.input)),
      onDragLeave: () => kanban.moving.get()?.over?.columnId === columnId && kanban.point(null),
    });
  }, [column, kanban, columnId]);
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/** So many pixels a hand that is still may tremble. */
const stillness = 8;

/** Its column was deleted, and it has not moved since: what slid under it is not where it wants to go. */
function isStranded({ hand }: KanbanController, { x, y }: Point): boolean {
  const { stranded } = hand;
  if (stranded && Math.hypot(x - stranded.x, y - stranded.y) < stillness) return true;
  delete hand.stranded;
  return false;
}

export function pointAt(kanban: KanbanController, columnId: number, hand: Point): void {
  if (isStranded(kanban, hand)) return;
  kanban.hand.last = hand;
  const lane = kanban.lanes.get(columnId);
  if (lane) kanban.point({ columnId, index: lane.indexAt(hand.y) });
}

interface Drop {
  columnId: number | undefined;
  hand: Point;
  /** Where the card in hand was last seen. */
  corner: { left: number; top: number };
}

/** Beside the columns it goes back to where it was. */
export function dropTask(kanban: KanbanController, taskId: number, { columnId, hand, corner }: Drop): void {
  if (columnId === undefined || isStranded(kanban, hand)) {
    kanban.cancel();
    return;
  }
  // The hand may have gone on since it was last told where it is.
  pointAt(kanban, columnId, hand);
  kanban.flights.leftFrom(taskId, corner, true);
  kanban.put();
}

/** Near its edges a column scrolls while a card is held over it. */
export function useColumnScroll(scroller: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      scroller.current
        ? autoScrollForElements({
            element: scroller.current,
            canScroll: isTask,
            getAllowedAxis: () => 'vertical',
          })
        : undefined,
    [scroller],
  );
}

/** The board scrolls sideways, for cards and for columns, and ends what was dragged. */
export function useBoardDrag(board: RefObject<HTMLElement | null>, kanban: KanbanController): void {
  useEffect(() => {
    if (!board.current) return undefined;
    return combine(
      autoScrollForElements({ element: board.current, getAllowedAxis: () => 'horizontal' }),
      monitorForElements({
        canMonitor: isTask,
        onDrop: ({ location: { current }, source: { data } }) => {
          const target = current.dropTargets.find((each) => 'columnId' in each.data);
          const hand = pointOf(current.input);
          const drop: Drop = {
            columnId: target && Number(target.data['columnId']),
            hand,
            corner: { left: hand.x - Number(data['x']), top: hand.y - Number(data['y']) },
          };
          // In a frame of its own: what it changes is drawn in the next one.
          requestAnimationFrame(() => dropTask(kanban, Number(data['taskId']), drop));
        },
      }),
    );
  }, [board, kanban]);
}
