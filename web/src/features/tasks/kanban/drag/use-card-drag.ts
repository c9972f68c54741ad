import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { useEffect, type RefObject } from 'react';
import type { KanbanController } from '../kanban-controller.ts';
import { copyMargin, drawCopy } from '../../parts/drag/card-copy.ts';
import styles from '../KanbanCard.module.css';

/** What a dragged card says of itself, to tell it from a dragged column. */
export const draggedTask = 'task';

/** Lets a card be taken with the mouse. */
export function useCardDrag(
  box: RefObject<HTMLElement | null>,
  kanban: KanbanController,
  taskId: number,
  isMovable: boolean,
): void {
  useEffect(() => {
    const element = box.current;
    if (!element || !isMovable) return undefined;
    return draggable({
      element,
      // A finger may have it already.
      canDrag: () => kanban.moving.get() === null,
      getInitialData: ({ input }) => {
        const { left, top } = element.getBoundingClientRect();
        return { kind: draggedTask, taskId, x: input.clientX - left, y: input.clientY - top };
      },
      onGenerateDragPreview: ({ nativeSetDragImage, source: { data } }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => ({ x: Number(data['x']) + copyMargin, y: Number(data['y']) + copyMargin }),
          render: ({ container }) => void drawCopy(element, container, styles.lifted),
        }),
      onDragStart: () => {
        const task = kanban.find(taskId);
        if (task) kanban.take(task, 'pointer', element.offsetHeight);
      },
    });
  }, [box, kanban, taskId, isMovable]);
}
