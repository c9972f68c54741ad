export interface Point {
  x: number;
  y: number;
}

/** What goes along with a finger. */
export interface Carried {
  moveTo: (finger: Point) => void;
  drop: () => void;
  cancel: () => void;
}

/** Sooner than browsers begin to drag, or open a menu, by themselves. */
const longEnough = 300;
/** A finger that goes further before that scrolls. */
const stillWithin = 10;

interface Options {
  /** What of the place under a finger can be taken. */
  find: (target: Element) => HTMLElement | null;
  /** Nothing, where it cannot be taken after all. */
  take: (found: HTMLElement, from: Point) => Carried | undefined;
}

/**
 * A finger that stays on something takes it. The browser's own dragging is left to the mouse: by touch each browser has
 * its own way, and some have none.
 */
export function listenToFingers(box: HTMLElement, options: Options): () => void {
  const { start, move, end, cancel, menu } = fingers(options);
  const listeners = new AbortController();
  const { signal } = listeners;
  box.addEventListener('touchstart', start, { signal, passive: true });
  box.addEventListener('touchmove', move, { signal, passive: false });
  box.addEventListener('touchend', end, { signal });
  box.addEventListener('touchcancel', cancel, { signal });
  box.addEventListener('contextmenu', menu, { signal });
  return () => {
    cancel();
    listeners.abort();
  };
}

function fingers({ find, take }: Options) {
  let resting: { at: Point; timer: number } | undefined;
  let carried: Carried | undefined;

  function takeUp(found: HTMLElement, from: Point): void {
    resting = undefined;
    carried = found.isConnected ? take(found, from) : undefined;
    if (carried) navigator.vibrate?.(10);
  }
  function stopWaiting(): void {
    window.clearTimeout(resting?.timer);
    resting = undefined;
  }
  function cancel(): void {
    stopWaiting();
    carried?.cancel();
    carried = undefined;
  }
  return {
    cancel,
    start: ({ touches, target }: TouchEvent): void => {
      cancel();
      const found = touches.length === 1 && target instanceof Element ? find(target) : null;
      if (!found) return;
      const at = pointOf(touches[0]);
      resting = { at, timer: window.setTimeout(() => takeUp(found, at), longEnough) };
    },
    move: (event: TouchEvent): void => {
      const at = pointOf(event.touches[0]);
      if (resting && Math.hypot(at.x - resting.at.x, at.y - resting.at.y) > stillWithin) stopWaiting();
      if (!carried) return;
      if (event.cancelable) event.preventDefault();
      carried.moveTo(at);
    },
    end: (event: TouchEvent): void => {
      stopWaiting();
      if (!carried) return;
      // No click follows: what was carried would open.
      event.preventDefault();
      carried.drop();
      carried = undefined;
    },
    menu: (event: Event): void => {
      if (resting || carried) event.preventDefault();
    },
  };
}

const pointOf = (touch: Touch | undefined): Point => ({ x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 });
