import { createStore } from '../../lib/store.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { shortcutTexts } from '../shortcuts/shortcuts.texts.ts';
import type { QuickAdd as Form } from './QuickAdd.tsx';

interface Opened {
  Form: typeof Form;
  /** To begin with. */
  title: string | undefined;
}

/** The form for a task from wherever one is, while it is open. */
export const quickAdd = createStore<Opened | null>(null);

export const openQuickAdd = (title?: string): void =>
  void import('./QuickAdd.tsx').then(
    ({ QuickAdd }) => quickAdd.set({ Form: QuickAdd, title }),
    () => toast.error(shortcutTexts.addFailed, () => openQuickAdd(title)),
  );
