import { useEffect, useEffectEvent } from 'react';

/** Keys that write belong to what is written in. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'));

/** Dialogs and menus have keys of their own. */
export const isElsewhere = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;

/** Esc, wherever the focus is, unless it closes a menu or ends what is being written. */
export function useEscape(enabled: boolean, act: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isTyping(event.target)) act();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}
