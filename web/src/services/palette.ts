import { createStore } from '../lib/store.ts';

interface Opened {
  /** Has the focus again afterwards. */
  opener: Element | null;
}

/** Null while it is closed. */
export const palette = createStore<Opened | null>(null);

export const openPalette = (): void => palette.set({ opener: document.activeElement });
