import { withStorage } from '../../lib/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';

const key = 'documents-wide';

const wide = createStore(withStorage(() => localStorage.getItem(key)) === 'yes');

/** Whether documents take all the width that there is; kept in this browser. */
export const useWide = (): boolean => useStore(wide);

export function toggleWide(): void {
  wide.set(!wide.get());
  withStorage(() => (wide.get() ? localStorage.setItem(key, 'yes') : localStorage.removeItem(key)));
}
