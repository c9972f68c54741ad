import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { useEffect, type RefObject } from 'react';
import type { Desk } from './desk.ts';
import styles from './KanbanCard.module.css';

/** What a dragged card says of itself, to tell it from a dragged column. */
export const draggedTask = 'task';

/** The margin of the copy below the pointer, as in the style sheet. */
const margin = 28;

/** Lets a card be taken with the mouse, or with a finger that stays on it. */
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
      getInitialData: ({ input }) => {
        const { left, top } = element.getBoundingClientRect();
        return { kind: draggedTask, taskId, x: input.clientX - left, y: input.clientY - top };
      },
      onGenerateDragPreview: ({ nativeSetDragImage, source: { data } }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => ({ x: Number(data['x']) + margin, y: Number(data['y']) + margin }),
          render: ({ container }) => drawCopy(element, container),
        }),
      onDragStart: () => {
        const task = desk.find(taskId);
        if (task) desk.take(task, 'pointer', element.offsetHeight);
      },
    });
  }, [box, desk, taskId, isMovable]);
}

function drawCopy(element: HTMLElement, container: HTMLElement): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.width = `${element.offsetWidth + 2 * margin}px`;
  copy.classList.add(styles.lifted ?? '');
  container.append(copy);
}
