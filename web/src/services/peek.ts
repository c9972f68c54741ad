import { withStorage } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';

const key = 'peek';

/** Whether a task of a board always opens over it; otherwise Espacio does that. */
export const alwaysPeek = createStore(withStorage(() => localStorage.getItem(key)) === 'always');

export function switchAlwaysPeek(on: boolean): void {
  alwaysPeek.set(on);
  withStorage(() => (on ? localStorage.setItem(key, 'always') : localStorage.removeItem(key)));
}
