import { useStore } from '../../lib/store.ts';
import { quickAdd } from '../../services/quick-add.ts';
import { startProject } from '../../services/start-project/start-project.ts';
import { lazyOpened, type Shown } from '../../ui/layers/lazy-opened.tsx';
import { sheet } from './sheet.ts';
import { shortcuts } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

const QuickAdd = lazyOpened<{ title: string | undefined }, Shown>(() =>
  import('../quick-add/QuickAdd.tsx').then((file) => file.QuickAdd),
);

/** Listens to the keys, and shows what some of them open. */
export function Shortcuts() {
  useShortcuts();
  const Sheet = useStore(sheet);
  const add = useStore(quickAdd);
  const Start = useStore(startProject);
  return (
    <>
      {Sheet && <Sheet shortcuts={shortcuts} onClose={() => sheet.set(null)} />}
      {add && <QuickAdd open title={add.title} onClose={() => quickAdd.set(null)} />}
      {Start && <Start onClose={() => startProject.set(null)} />}
    </>
  );
}
