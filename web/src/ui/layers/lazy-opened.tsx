import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { onceThereIsALine } from '../text/lazy-later.tsx';
import { toast } from './toast.tsx';
import { uiTexts } from '../ui.texts.ts';
import type { Opened } from './use-opener.ts';

export type Shown = Pick<Opened, 'open' | 'onClose'>;

/** What a button or a key opens, which comes after the page. Where it cannot be had, the button says so. */
export function lazyOpened<Props, How extends Shown = Opened>(
  importer: () => Promise<ComponentType<Props & How>>,
): ComponentType<Props & How> {
  const Whole = lazy(() =>
    onceThereIsALine(importer).then(
      (component) => ({ default: component }),
      () => ({ default: Failed as ComponentType<Props & How> }),
    ),
  );
  return (props) => (
    <Suspense fallback={<Awaited {...props} />}>
      <Whole {...props} />
    </Suspense>
  );
}

const Failed = (opened: Shown) => <Told {...opened} text={uiTexts.openFailed} />;

const Awaited = (opened: Shown) => <Told {...opened} text={!navigator.onLine && uiTexts.offline} />;

function Told({ open, onClose, text }: Shown & { text: string | false }) {
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
