import { useStore } from '../../lib/store.ts';
import { sheet } from './sheet.ts';
import { shortcuts } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Listens to the keys, and shows the list of them when it is asked for. */
export function Shortcuts() {
  useShortcuts();
  const Sheet = useStore(sheet);
  return Sheet && <Sheet shortcuts={shortcuts} onClose={() => sheet.set(null)} />;
}
