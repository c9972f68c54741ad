import { createStore } from '../../lib/store.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { shortcutTexts } from './shortcuts.texts.ts';
import type { ShortcutSheet as Sheet } from './ShortcutSheet.tsx';

/** The list of shortcuts, while it is shown. */
export const sheet = createStore<typeof Sheet | null>(null);

export const openSheet = (): void =>
  void import('./ShortcutSheet.tsx').then(
    ({ ShortcutSheet }) => sheet.set(ShortcutSheet),
    () => toast.error(shortcutTexts.loadFailed, openSheet),
  );
