import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Its card may still have to be drawn. */
const patience = 1_000;

/**
 * Another page was opened: keyboard and screen reader start at its content, not where the old link was. Back from a
 * task they go on from its card.
 */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const last = useRef(pathname);
  useEffect(() => {
    const [from, page] = [last.current, main.current];
    last.current = pathname;
    if (from === pathname || !page) return undefined;
    page.focus({ preventScroll: true });
    const [board, taskId] = from.split('/tasks/');
    return board === pathname && taskId ? focusCard(page, taskId) : undefined;
  }, [pathname]);
  return main;
}

/** As soon as it is there, unless the focus has gone elsewhere by then. */
function focusCard(page: HTMLElement, taskId: string): () => void {
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(end);
  };
  const look = () => {
    const card = page.querySelector<HTMLElement>(`[data-task="${CSS.escape(taskId)}"]`);
    if (document.activeElement === page) card?.focus({ preventScroll: true });
    if (document.activeElement !== page) stop();
  };
  const observer = new MutationObserver(look);
  const end = window.setTimeout(stop, patience);
  observer.observe(page, { childList: true, subtree: true });
  look();
  return stop;
}
