import { createStore } from '../lib/store.ts';

interface Opened {
  /** To begin with. */
  title: string | undefined;
}

/** The form for a task from wherever one is; null while it is closed. */
export const quickAdd = createStore<Opened | null>(null);

export const openQuickAdd = (title?: string): void => quickAdd.set({ title });
