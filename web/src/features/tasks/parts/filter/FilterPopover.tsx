import { useRef } from 'react';
import { useMedia } from '../../../../lib/media.ts';
import { AnchoredPanel } from '../../../../ui/layers/AnchoredPanel.tsx';
import type { Opened } from '../../../../ui/layers/use-opener.ts';
import { filterTexts as texts } from '../../data/filter.texts.ts';
import { FilterPanel, type Filtering } from './FilterPanel.tsx';
import styles from './FilterPanel.module.css';

export function FilterPopover({ open, anchor, onClose, ...filtering }: Filtering & Opened) {
  const coversThePage = useMedia('(max-width: 760px)');
  const wentOn = useRef(false);
  return (
    <AnchoredPanel
      anchor={anchor}
      open={open}
      modal={coversThePage}
      onClose={onClose}
      className={styles.panel}
      aria-label={texts.filters}
      onOpenAutoFocus={() => (wentOn.current = false)}
      onInteractOutside={(event) => {
        // The button closes it by itself.
        if (anchor.current?.contains(event.target as Node)) event.preventDefault();
        else wentOn.current = !coversThePage;
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (!wentOn.current) anchor.current?.focus();
      }}
    >
      <FilterPanel {...filtering} onDone={onClose} />
    </AnchoredPanel>
  );
}
