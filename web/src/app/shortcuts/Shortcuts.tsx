import { useStore } from '../../lib/store.ts';
import { quickAdd } from '../quick-add/quick-add.ts';
import { sheet } from './sheet.ts';
import { shortcuts } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Listens to the keys, and shows what some of them open. */
export function Shortcuts() {
  useShortcuts();
  const Sheet = useStore(sheet);
  const add = useStore(quickAdd);
  return (
    <>
      {Sheet && <Sheet shortcuts={shortcuts} onClose={() => sheet.set(null)} />}
      {add && <add.Form title={add.title} onClose={() => quickAdd.set(null)} />}
    </>
  );
}
