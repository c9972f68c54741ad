import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isFocusFree } from '../../../lib/focus.ts';
import { isElsewhere, isTyping } from '../../../lib/keys.ts';

interface Keys {
  form: RefObject<HTMLFormElement | null>;
  /** All of the task. */
  frame: RefObject<HTMLElement | null>;
  turn: (() => void) | undefined;
}

const isIn = ({ current }: RefObject<HTMLElement | null>, target: EventTarget | null): boolean =>
  target instanceof Node && current?.contains(target) === true;

/** Ctrl S saves from anywhere on the page, Ctrl Enter from within the form: elsewhere it sends a comment. H completes it. */
export function useTaskKeys({ form, frame, turn }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    if (event.altKey || event.shiftKey) return;
    const isWithin = isIn(form, event.target);
    if (event.ctrlKey || event.metaKey) {
      if (key !== 's' && !(key === 'enter' && isWithin)) return;
      event.preventDefault();
      if (!isElsewhere()) form.current?.requestSubmit();
    } else if (key === 'h' && turn && !event.defaultPrevented && !isTyping(event.target) && !isElsewhere()) {
      if (isIn(frame, event.target) || isFocusFree()) turn();
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
