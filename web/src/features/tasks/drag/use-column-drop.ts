import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  dropTargetForElements,
  type ElementDragPayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import type { KanbanController } from '../kanban/kanban-controller.ts';
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
      onDrag: ({ location }) => pointAt(kanban, columnId, location.current.input.clientY),
      onDragLeave: () => kanban.moving.get()?.over?.columnId === columnId && kanban.point(null),
    });
  }, [column, kanban, columnId]);
}

export function pointAt(kanban: KanbanController, columnId: number, clientY: number): void {
  const lane = kanban.lanes.get(columnId);
  if (lane) kanban.point({ columnId, index: lane.indexAt(clientY) });
}

interface Drop {
  columnId: number | undefined;
  clientY: number;
  /** Where the card in hand was last seen. */
  corner: { left: number; top: number };
}

/** Beside the columns it goes back to where it was. */
export function dropTask(
  kanban: KanbanController,
  taskId: number,
  { columnId, clientY, corner }: Drop,
): void {
  if (columnId === undefined) {
    kanban.cancel();
    return;
  }
  // The hand may have gone on since it was last told where it is.
  pointAt(kanban, columnId, clientY);
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
          const { clientX, clientY } = current.input;
          const drop: Drop = {
            columnId: target && Number(target.data['columnId']),
            clientY,
            corner: { left: clientX - Number(data['x']), top: clientY - Number(data['y']) },
          };
          // In a frame of its own: what it changes is drawn in the next one.
          requestAnimationFrame(() => dropTask(kanban, Number(data['taskId']), drop));
        },
      }),
    );
  }, [board, kanban]);
}
