import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { useEffect, type RefObject } from 'react';
import { copyMargin, drawCopy } from '../parts/drag/card-copy.ts';
import type { CalendarController } from './calendar-controller.ts';
import { type DayPlace, placeAt } from './day-at.ts';
import styles from './CalendarChip.module.css';

/** What a dragged task of a calendar says of itself. */
export const draggedChip = 'calendar task';

export interface Taking {
  controller: CalendarController;
  taskId: number;
  isMovable: boolean;
}

/** Lets a task be taken with the mouse, or its end be pulled. */
export function useChipDrag(
  box: RefObject<HTMLElement | null>,
  { controller, taskId, isMovable }: Taking,
): void {
  useEffect(() => {
    const element = box.current;
    if (!element || !isMovable) return undefined;
    // A finger or a key may have one already.
    const canDrag = () => controller.moving.get() === null;
    const end = element.querySelector<HTMLElement>('[data-end]');
    return combine(
      draggable({
        element,
        canDrag,
        getInitialData: ({ input: { clientX, clientY } }) => {
          const { left, top } = element.getBoundingClientRect();
          return { kind: draggedChip, place: placeAt(clientX, clientY), x: clientX - left, y: clientY - top };
        },
        onGenerateDragPreview: ({ nativeSetDragImage, source: { data } }) =>
          setCustomNativeDragPreview({
            nativeSetDragImage,
            getOffset: () => ({ x: Number(data['x']) + copyMargin, y: Number(data['y']) + copyMargin }),
            render: ({ container }) => void drawCopy(element, container, styles.lifted),
          }),
        onDragStart: ({ source: { data } }) =>
          controller.take(taskId, 'whole', data['place'] as DayPlace | undefined, 'pointer'),
      }),
      end
        ? draggable({
            element: end,
            canDrag,
            getInitialData: () => ({ kind: draggedChip }),
            onGenerateDragPreview: ({ nativeSetDragImage }) =>
              disableNativeDragPreview({ nativeSetDragImage }),
            onDragStart: () => controller.take(taskId, 'end', undefined, 'pointer'),
          })
        : () => undefined,
    );
  }, [box, controller, taskId, isMovable]);
}
