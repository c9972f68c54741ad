import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { TaskPlace } from '../../lib/board-place.ts';
import { isFocusFree } from '../../lib/focus.ts';
import { isElsewhere, isTyping } from '../../lib/keys.ts';
import { addressWithTask } from '../../services/task-beside.ts';

const steps: Record<string, 1 | -1> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

const cardOf = (taskId: number) => document.querySelector<HTMLElement>(`main [data-task="${taskId}"]`);

/** Its neighbour in the same column or list. */
function cardBeside(card: HTMLElement | null, by: 1 | -1): HTMLElement | undefined {
  const around = card?.closest('[data-column]') ?? document.querySelector('main');
  const cards = [...(around?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];
  return card ? cards[cards.indexOf(card) + by] : undefined;
}

/**
 * The keys of a task that is open over its board: the board keeps the focus, and what it goes to is shown. Tab and F6 lead
 * into the panel, F6 back to the card, where the focus goes too once it is closed. Hands over what goes on by one.
 */
export function usePeekKeys(
  { projectId, boardId, taskId }: TaskPlace,
  panel: RefObject<HTMLElement | null>,
  close: () => Promise<void>,
) {
  const navigate = useNavigate();
  const show = (id: number) =>
    id !== taskId &&
    void navigate({ ...addressWithTask({ project_id: projectId, board_id: boardId, id }), replace: true });
  const step = (by: 1 | -1): boolean => {
    const next = cardBeside(cardOf(taskId), by);
    if (!next) return false;
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // From the panel's own buttons the focus stays with them.
    if (!panel.current?.contains(document.activeElement)) next.focus();
    show(Number(next.dataset['task']));
    return true;
  };

  const press = (event: KeyboardEvent): boolean => {
    const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event;
    const isInside = panel.current?.contains(target as Node) === true;
    const isCard = target instanceof Element && target.matches('main [data-task]');
    if (key === 'Escape') return !isTyping(target) && Boolean(close());
    if (key === 'F6' && isInside) return cardOf(taskId)?.focus() === undefined;
    if (isCard && (key === 'F6' || (key === 'Tab' && !shiftKey))) return panel.current?.focus() === undefined;
    if (isCard && key === 'Enter' && (ctrlKey || metaKey)) {
      void navigate({
        to: '/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId',
        params: { projectId, boardId, taskId },
      });
      return true;
    }
    const by = shiftKey || ctrlKey || metaKey || altKey ? undefined : steps[key];
    return isCard && by !== undefined && step(by);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !isElsewhere() && press(event)) event.preventDefault();
  });
  /** Arrows may lead anywhere on the board: the panel follows. A pointer that presses means something else. */
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches('main [data-task]:focus-visible'))
      show(Number(target.dataset['task']));
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  useMark(taskId);
  useFocusBack(taskId, panel);
  return step;
}

/** The card of the task that is open, wherever it is drawn. */
function useMark(taskId: number): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `main :is(article, tr):has([data-task="${taskId}"]) { box-shadow: inset 0 0 0 2px var(--accent) }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [taskId]);
}

/** Where the keyboard went on inside, it comes back to the card. */
function useFocusBack(taskId: number, panel: RefObject<HTMLElement | null>): void {
  const back = useEffectEvent((wasInside: boolean) => {
    if (wasInside || isFocusFree()) cardOf(taskId)?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const element = panel.current;
    return () => back(element?.contains(document.activeElement) === true);
  }, [panel]);
}
