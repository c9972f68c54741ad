/** What is to have the focus comes soon, on a slow machine too, or not at all. */
const patience = 5_000;

let giveUp = (): void => undefined;

/**
 * Hands the focus to what may still have to be drawn, as soon as it is there: once all that is being drawn now is drawn,
 * or with a later change of the page. It is taken from nobody but `from`; whoever moves it meanwhile has decided.
 */
export function focusWhenThere(
  find: () => HTMLElement | null | undefined,
  from?: Element | null,
): () => void {
  giveUp();
  const first = document.activeElement;
  const look = () => {
    const focused = document.activeElement;
    const isFree = focused === from || isFocusFree();
    if (!isFree && focused !== first) stop();
    const wanted = isFree && find();
    if (!wanted) return;
    stop();
    wanted.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  const end = window.setTimeout(() => stop(), patience);
  let isOver = false;
  const stop = () => {
    isOver = true;
    observer.disconnect();
    window.clearTimeout(end);
  };
  giveUp = stop;
  observer.observe(document.body, { childList: true, subtree: true });
  queueMicrotask(() => isOver || look());
  return stop;
}

/** Nobody has it, or merely the page as a whole, or what keeps it for what vanished (`useKeptFocus`). */
export const isFocusFree = (): boolean =>
  document.activeElement?.matches('body, main, [data-stand-in]') !== false;
