import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { onceThereIsALine } from '../text/lazy-later.tsx';
import { toast } from './toast.tsx';
import { uiTexts } from '../ui.texts.ts';
import type { Opened } from './use-opener.ts';

/** What a button opens, which comes after the page. Where it cannot be had, the button says so. */
export function lazyOpened<Props>(
  importer: () => Promise<ComponentType<Props & Opened>>,
): ComponentType<Props & Opened> {
  const Whole = lazy(() =>
    onceThereIsALine(importer).then(
      (component) => ({ default: component }),
      () => ({ default: Failed as ComponentType<Props & Opened> }),
    ),
  );
  return (props) => (
    <Suspense fallback={<Awaited {...props} />}>
      <Whole {...props} />
    </Suspense>
  );
}

const Failed = (opened: Opened) => <Told {...opened} text={uiTexts.openFailed} />;

const Awaited = (opened: Opened) => <Told {...opened} text={!navigator.onLine && uiTexts.offline} />;

function Told({ open, onClose, text }: Opened & { text: string | false }) {
  const tell = useEffectEvent(() => {
    if (!text) return;
    toast.error(text);
    onClose();
  });
  useEffect(() => {
    if (open) tell();
  }, [open]);
  return null;
}
