import { useRouter } from '@tanstack/react-router';
import type { boardAsLeft } from './board-views.ts';

/**
 * Leaves a page that is not to be come back to, for the board. Whoever came from the board goes one step back: if it
 * were added once more, the way back would lead first to where one is.
 */
export function useLeaveForBoard(): (toBoard: ReturnType<typeof boardAsLeft>) => Promise<void> {
  const router = useRouter();
  return async (toBoard) => {
    const { href } = router.buildLocation(toBoard);
    if (addressBefore() !== href) {
      await router.navigate({ ...toBoard, replace: true, ignoreBlocker: true });
      return;
    }
    await new Promise<void>((arrived) => {
      const forget = router.subscribe('onResolved', () => {
        forget();
        arrived();
      });
      router.history.back({ ignoreBlocker: true });
    });
  };
}

/** Where one came from or, where that is not known, the board. */
export function useGoBack(): (toBoard: ReturnType<typeof boardAsLeft>) => void {
  const router = useRouter();
  return (toBoard) => {
    if (addressBefore() === undefined) void router.navigate(toBoard);
    else router.history.back();
  };
}

/** As far as the browser tells. A step back to another document, from before a reload, would load everything anew. */
function addressBefore(): string | undefined {
  const { navigation } = window as Partial<Window>;
  const index = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[index - 1];
  if (!before?.url || !before.sameDocument) return undefined;
  const { pathname, search } = new URL(before.url);
  return pathname + search;
}
