import { useEffect, type RefObject } from 'react';

/** Whoever hands the focus on does so sooner. */
const patience = 100;

/**
 * What has the focus may vanish with what it did, as the button of a row that was restored. Then what was around it
 * takes the focus: else the next key, or the next word that is read aloud, would begin at the top of the page.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = page.current;
    if (!box) return undefined;
    /** What has, or last had, the focus, and all that it stands in. */
    let path: HTMLElement[] = [];
    let waiting: number | undefined;
    const remember = ({ target }: FocusEvent) => {
      // Menus and dialogs stand beside the page, and may go together with what opened them.
      const opener = isIn(box, target) ? [] : path.filter((each) => each !== box && isIn(box, each));
      path = [...pathOf(target, box), ...opener, box];
    };
    const handOn = () => {
      if (isLost(path)) take(path.find(({ isConnected }) => isConnected));
    };
    const look = () => {
      if (!isLost(path)) return;
      window.clearTimeout(waiting);
      waiting = window.setTimeout(handOn, patience);
    };
    // Somebody who leaves it by hand, by a click beside it, has left it.
    const forget = () => window.setTimeout(() => path[0]?.isConnected && isNowhere() && (path = []));
    const observer = new MutationObserver(look);
    observer.observe(box, { childList: true, subtree: true });
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      window.clearTimeout(waiting);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
    };
  }, [page]);
}

const isIn = (box: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && box.contains(target);

const isNowhere = (): boolean => document.activeElement === document.body;

const isLost = ([focused]: HTMLElement[]): boolean =>
  focused !== undefined && !focused.isConnected && isNowhere();

function pathOf(target: EventTarget | null, box: HTMLElement): HTMLElement[] {
  const path: HTMLElement[] = [];
  const isAbove = (each: EventTarget | null): boolean => each === box || each === document.body;
  for (let each = target; each instanceof HTMLElement && !isAbove(each); each = each.parentElement)
    path.push(each);
  return path;
}

/** Until the focus goes on. No ring: nothing can be done with it. */
function take(heir: HTMLElement | undefined): void {
  if (!heir) return;
  const isOwn = heir.hasAttribute('tabindex');
  if (!isOwn) heir.tabIndex = -1;
  heir.style.outline = 'none';
  heir.dataset['standIn'] = '';
  heir.addEventListener(
    'blur',
    () => {
      if (!isOwn) heir.removeAttribute('tabindex');
      heir.style.outline = '';
      delete heir.dataset['standIn'];
    },
    { once: true },
  );
  heir.focus({ preventScroll: true });
}
