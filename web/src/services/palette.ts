import { withStorage } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';

interface Opened {
  /** Has the focus again afterwards. */
  opener: Element | null;
}

/** Null while it is closed. */
export const palette = createStore<Opened | null>(null);

const key = 'palette-opened';
/** Whether it ever was, in this browser. */
export const paletteOpened = createStore(withStorage(() => localStorage.getItem(key)) === 'yes');

export function openPalette(): void {
  palette.set({ opener: document.activeElement });
  if (paletteOpened.get()) return;
  paletteOpened.set(true);
  withStorage(() => localStorage.setItem(key, 'yes'));
}
