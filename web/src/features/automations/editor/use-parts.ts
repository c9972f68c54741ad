import { useRef } from 'react';
import { focusWhenThere } from '../../../lib/focus.ts';

/** Whoever adds a part goes on in it; whoever takes the last one away can add another. */
export function useParts() {
  const ref = useRef<HTMLDivElement>(null);
  const added = (index: number) =>
    focusWhenThere(
      () => ref.current?.querySelectorAll('[role=group]')[index]?.querySelector('select'),
      document.activeElement,
    );
  const removed = () => focusWhenThere(() => ref.current?.querySelector<HTMLElement>('[data-add]'));
  return { ref, added, removed };
}
