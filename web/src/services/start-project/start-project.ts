import type { ComponentType } from 'react';
import { createStore } from '../../lib/store.ts';

/** The dialog in which a project begins, from wherever one is, while it is open. */
export const startProject = createStore<ComponentType<{ onClose: () => void }> | null>(null);
