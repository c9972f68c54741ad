import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  dropTargetForElements,
  type ElementDragPayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import { copyMargin, drawCopy } from '../parts/drag/card-copy.ts';
import { type Carried, listenToFingers, type Point } from '../parts/drag/fingers.ts';
import { scrollStep } from '../parts/drag/edge-scroll.ts';
import type { CalendarController } from './calendar-controller.ts';
import styles from './CalendarChip.module.css';
import { placeAt } from './day-at.ts';
import { draggedChip } from './use-chip-drag.ts';

const isChip = ({ source }: { source: ElementDragPayload }): boolean => source.data['kind'] === draggedChip;

/** The calendar follows what is dragged over it, with the mouse or a finger, and takes it. */
export function useCalendarDrop(root: RefObject<HTMLElement | null>, controller: CalendarController): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    return combine(
      dropTargetForElements({
        element,
        canDrop: isChip,
        onDrag: ({ location: { current } }) =>
          controller.point(placeAt(current.input.clientX, current.input.clientY) ?? null),
        onDragLeave: () => controller.point(null),
      }),
      monitorForElements({
        canMonitor: isChip,
        onDrop: ({ location: { current } }) => {
          if (current.dropTargets.length === 0) {
            controller.cancel();
            return;
          }
          // The hand may have gone on since it was last told where it is.
          controller.point(placeAt(current.input.clientX, current.input.clientY) ?? null);
          // In a frame of its own: what it changes is drawn in the next one.
          requestAnimationFrame(() => drop(controller));
        },
      }),
      listenToFingers(element, {
        find: (target) => (target.closest('button') ? null : target.closest<HTMLElement>('[data-movable]')),
        take: (chip, from) => carry(controller, chip, from),
      }),
    );
  }, [root, controller]);
}

const drop = (controller: CalendarController): void =>
  controller.moving.get()?.over ? controller.put() : controller.cancel();

/** Keeps a copy below the finger; where the page goes on, it scrolls. */
function carry(controller: CalendarController, chip: HTMLElement, from: Point): Carried | undefined {
  const box = chip.getBoundingClientRect();
  const part = isOnEnd(chip, from) ? 'end' : 'whole';
  if (!controller.take(Number(chip.dataset['movable']), part, placeAt(from.x, from.y), 'pointer'))
    return undefined;
  const copy = drawCopy(chip, document.body, styles.lifted);
  copy.classList.add(styles.carried ?? '');
  let finger = from;
  let frame = 0;
  const follow = (): void => {
    const corner = { left: box.left + finger.x - from.x, top: box.top + finger.y - from.y };
    copy.style.translate = `${corner.left - copyMargin}px ${corner.top - copyMargin}px`;
    window.scrollBy(0, scrollStep(finger.y, 0, window.innerHeight));
    controller.point(placeAt(finger.x, finger.y) ?? null);
    frame = requestAnimationFrame(follow);
  };
  const letGo = (): void => {
    cancelAnimationFrame(frame);
    copy.remove();
  };
  follow();
  return {
    moveTo: (point) => {
      finger = point;
    },
    drop: () => {
      letGo();
      drop(controller);
    },
    cancel: () => {
      letGo();
      controller.cancel();
    },
  };
}

/** As much of it as a finger needs, where it has an end to be pulled. */
const endWidth = 24;

const isOnEnd = (chip: HTMLElement, { x }: Point): boolean =>
  chip.querySelector('[data-end]') !== null && chip.getBoundingClientRect().right - x < endWidth;
