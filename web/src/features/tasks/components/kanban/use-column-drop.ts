import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  dropTargetForElements,
  type ElementDragPayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import type { Desk } from './desk.ts';
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

function pointAt(desk: Desk, columnId: number, clientY: number): void {
  const lane = desk.lanes.get(columnId);
  if (lane) desk.point(columnId, lane.indexAt(clientY));
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
          if (!target) {
            desk.cancel();
            return;
          }
          const { clientX, clientY } = current.input;
          // The pointer may have gone on since it was last told where it is.
          pointAt(desk, Number(target.data['columnId']), clientY);
          const place = { left: clientX - Number(data['x']), top: clientY - Number(data['y']) };
          desk.flights.leftFrom(Number(data['taskId']), place, true);
          desk.put();
        },
      }),
    );
  }, [board, desk]);
}
