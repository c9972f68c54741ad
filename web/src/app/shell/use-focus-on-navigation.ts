import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { focusWhenThere } from '../../lib/focus.ts';

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
    if (board !== pathname || !taskId) return undefined;
    return focusWhenThere(() => page.querySelector<HTMLElement>(`[data-task="${CSS.escape(taskId)}"]`));
  }, [pathname]);
  return main;
}
