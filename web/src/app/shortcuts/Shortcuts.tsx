import { useStore } from '../../lib/store.ts';
import { startProject } from '../../services/start-project/start-project.ts';
import { quickAdd } from '../quick-add/quick-add.ts';
import { sheet } from './sheet.ts';
import { shortcuts } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Listens to the keys, and shows what some of them open. */
export function Shortcuts() {
  useShortcuts();
  const Sheet = useStore(sheet);
  const add = useStore(quickAdd);
  const Start = useStore(startProject);
  return (
    <>
      {Sheet && <Sheet shortcuts={shortcuts} onClose={() => sheet.set(null)} />}
      {add && <add.Form title={add.title} onClose={() => quickAdd.set(null)} />}
      {Start && <Start onClose={() => startProject.set(null)} />}
    </>
  );
}
