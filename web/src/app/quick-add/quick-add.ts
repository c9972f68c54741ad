import { createStore } from '../../lib/store.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { shortcutTexts } from '../shortcuts/shortcuts.texts.ts';
import type { QuickAdd as Form } from './QuickAdd.tsx';

/** The form for a task from wherever one is, while it is open. */
export const quickAdd = createStore<typeof Form | null>(null);

export const openQuickAdd = (): void =>
  void import('./QuickAdd.tsx').then(
    ({ QuickAdd }) => quickAdd.set(QuickAdd),
    () => toast.error(shortcutTexts.addFailed, openQuickAdd),
  );
