import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  dropTargetForElements,
  type ElementDragPayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import type { Desk } from '../kanban/kanban-controller.ts';
import { draggedTask } from './use-card-drag.ts';

interface Dragged {
  source: ElementDragPayload;
}

const isTask = ({ source }: Dragged): boolean => source.data['kind'] === draggedTask;

/** A column takes cards anywhere in it, its head and its empty part too. */
export function useColumnDrop(column: RefObject<HTMLElement | null>, desk: Desk, columnId: number): void {
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    return dropTargetForElements({
      element,
      canDrop: isTask,
      getData: () => ({ columnId }),
      onDrag: ({ location }) => pointAt(desk, columnId, location.current.input.clientY),
      onDragLeave: () => desk.moving.get()?.over?.columnId === columnId && desk.point(null),
    });
  }, [column, desk, columnId]);
}

export function pointAt(desk: Desk, columnId: number, clientY: number): void {
  const lane = desk.lanes.get(columnId);
  if (lane) desk.point({ columnId, index: lane.indexAt(clientY) });
}

interface Drop {
  columnId: number | undefined;
  clientY: number;
  /** Where the card in hand was last seen. */
  corner: { left: number; top: number };
}

/** Beside the columns it goes back to where it was. */
export function dropTask(desk: Desk, taskId: number, { columnId, clientY, corner }: Drop): void {
  if (columnId === undefined) {
    desk.cancel();
    return;
  }
  // The hand may have gone on since it was last told where it is.
  pointAt(desk, columnId, clientY);
  desk.flights.leftFrom(taskId, corner, true);
  desk.put();
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
export function useBoardDrag(board: RefObject<HTMLElement | null>, desk: Desk): void {
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
          requestAnimationFrame(() => dropTask(desk, Number(data['taskId']), drop));
        },
      }),
    );
  }, [board, desk]);
}
