import { type KeyboardEvent, type PointerEvent, type RefObject, startTransition } from 'react';
import { useEffect, useRef, useState } from 'react';
import { atRest } from '../../lib/idle.ts';

export interface Opened {
  open: boolean;
  /** The button that opens it, and has the focus again afterwards. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/**
 * For a button that is there before what it opens, which is to come once the page is at rest, or a hand or the focus
 * comes near. It opens as the library's own buttons do: a menu by the press, a panel by the click.
 */
export function useOpener(kind: 'menu' | 'dialog', onIntent?: () => void) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    let isGone = false;
    void atRest().then(() => isGone || setNear(true));
    return () => {
      isGone = true;
    };
  }, []);
  const approach = () => {
    setNear(true);
    onIntent?.();
  };
  const toggle = () => {
    setNear(true);
    // Closed at once: whoever presses the button again means to open it.
    if (open) setOpen(false);
    else startTransition(() => setOpen(true));
  };
  const opening =
    kind === 'dialog'
      ? { onClick: toggle }
      : {
          onPointerDown: (event: PointerEvent) => {
            if (event.button !== 0 || event.ctrlKey) return;
            toggle();
            // The focus goes to the menu.
            if (!open) event.preventDefault();
          },
          onKeyDown: (event: KeyboardEvent) => {
            if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
            event.preventDefault();
            toggle();
          },
        };
  const button = {
    ref: anchor,
    'aria-haspopup': kind,
    'aria-expanded': open,
    onPointerEnter: approach,
    onFocus: approach,
    ...opening,
  } as const;
  const opened: Opened = { open, anchor, onClose: () => setOpen(false) };
  return { button, opened, isNear };
}
