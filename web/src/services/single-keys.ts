import { withStorage } from '../lib/storage.ts';
import { createStore, useStore } from '../lib/store.ts';
import { ariaKeys, isSingleKey } from '../lib/strokes.ts';

const key = 'single-keys';

/** Whether shortcuts of a single key work; remembered in this browser. */
export const singleKeys = createStore(withStorage(() => localStorage.getItem(key)) !== 'off');

export function switchSingleKeys(on: boolean): void {
  singleKeys.set(on);
  withStorage(() => (on ? localStorage.removeItem(key) : localStorage.setItem(key, 'off')));
}

/** What the control that does the same says of its keys, while they work. */
export function useAriaKeys(keys: string): string | undefined {
  const on = useStore(singleKeys);
  return on || !isSingleKey(keys) ? ariaKeys(keys) : undefined;
}
