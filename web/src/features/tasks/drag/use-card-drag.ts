import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { useEffect, type RefObject } from 'react';
import type { Desk } from '../kanban/kanban-controller.ts';
import { copyMargin, drawCopy } from './card-copy.ts';

/** What a dragged card says of itself, to tell it from a dragged column. */
export const draggedTask = 'task';

/** Lets a card be taken with the mouse. */
export function useCardDrag(
  box: RefObject<HTMLElement | null>,
  desk: Desk,
  taskId: number,
  isMovable: boolean,
): void {
  useEffect(() => {
    const element = box.current;
    if (!element || !isMovable) return undefined;
    return draggable({
      element,
      // A finger may have it already.
      canDrag: () => desk.moving.get() === null,
      getInitialData: ({ input }) => {
        const { left, top } = element.getBoundingClientRect();
        return { kind: draggedTask, taskId, x: input.clientX - left, y: input.clientY - top };
      },
      onGenerateDragPreview: ({ nativeSetDragImage, source: { data } }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => ({ x: Number(data['x']) + copyMargin, y: Number(data['y']) + copyMargin }),
          render: ({ container }) => void drawCopy(element, container),
        }),
      onDragStart: () => {
        const task = desk.find(taskId);
        if (task) desk.take(task, 'pointer', element.offsetHeight);
      },
    });
  }, [box, desk, taskId, isMovable]);
}
