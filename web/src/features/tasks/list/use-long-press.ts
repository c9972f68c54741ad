import { type MouseEvent, type PointerEvent, useRef } from 'react';

const longEnough = 500;
const stillAt = 10;

/** A finger that rests on something. The click and the browser's own menu that would follow do not come. */
export function useLongPress(onPress: (target: EventTarget) => void) {
  const press = useRef<{ timer: number; x: number; y: number }>(undefined);
  const done = useRef(false);
  const end = () => {
    window.clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      done.current = false;
      if (pointerType !== 'touch') return;
      const act = () => {
        done.current = true;
        onPress(target);
      };
      press.current = { timer: window.setTimeout(act, longEnough), x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const begun = press.current;
      if (begun && Math.hypot(clientX - begun.x, clientY - begun.y) > stillAt) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (press.current || done.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!done.current) return;
      done.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
