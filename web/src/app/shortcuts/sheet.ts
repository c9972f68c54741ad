import type { ComponentType } from 'react';
import { createStore } from '../../lib/store.ts';
import { toast } from '../../ui/toast.tsx';
import { shortcutTexts } from './shortcuts.texts.ts';

/** The list of shortcuts, while it is shown. */
export const sheet = createStore<ComponentType<{ onClose: () => void }> | null>(null);

export const openSheet = (): void =>
  void import('./ShortcutSheet.tsx').then(
    ({ ShortcutSheet }) => sheet.set(ShortcutSheet),
    () => toast.error(shortcutTexts.loadFailed, openSheet),
  );
