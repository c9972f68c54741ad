import { createStore, useStore } from '../lib/store.ts';
import { ariaKeys, isSingleKey } from '../lib/strokes.ts';

const key = 'single-keys';

function read(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Whether shortcuts of a single key work; remembered in this browser. */
export const singleKeys = createStore(read());

export function switchSingleKeys(on: boolean): void {
  singleKeys.set(on);
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Storage can be forbidden: the choice then lasts until the next reload.
  }
}

/** What the control that does the same says of its keys, while they work. */
export function useAriaKeys(keys: string): string | undefined {
  const on = useStore(singleKeys);
  return on || !isSingleKey(keys) ? ariaKeys(keys) : undefined;
}
