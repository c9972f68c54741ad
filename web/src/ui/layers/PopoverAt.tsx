import { type ReactNode, useMemo, useRef } from 'react';
import { AnchoredPanel } from './AnchoredPanel.tsx';
import { isInLayer } from './is-in-layer.ts';
import styles from './PopoverAt.module.css';

interface Props {
  label: string;
  /** The button that was pressed. */
  anchor: HTMLElement;
  /** What has the focus afterwards, where it is not the button. */
  home?: HTMLElement | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** One for many buttons: it opens at whichever was pressed, which has the focus again afterwards. */
export function PopoverAt({ label, anchor, home = anchor, onClose, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const box = useMemo(() => boxOf(anchor), [anchor]);
  return (
    <AnchoredPanel
      anchor={{ current: box }}
      onClose={onClose}
      ref={content}
      className={styles.popover}
      aria-label={label}
      onOpenAutoFocus={(event) => {
        // On a touch screen the keyboard would cover the calendar.
        if (!window.matchMedia('(pointer: coarse)').matches) return;
        event.preventDefault();
        content.current?.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (!isInLayer()) home.focus({ preventScroll: true });
      }}
    >
      {children}
    </AnchoredPanel>
  );
}

/** Where the button is or, once its row is gone, was. */
function boxOf(anchor: HTMLElement) {
  let last = anchor.getBoundingClientRect();
  const getBoundingClientRect = () => {
    if (anchor.isConnected) last = anchor.getBoundingClientRect();
    return last;
  };
  return { getBoundingClientRect, contextElement: anchor };
}
