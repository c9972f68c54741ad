import { Popover } from 'radix-ui';
import { useRef } from 'react';
import { useMedia } from '../../../../lib/media.ts';
import { classes } from '../../../../lib/text/text.ts';
import panel from '../../../../ui/layers/panel.module.css';
import type { Opened } from '../../../../ui/layers/use-opener.ts';
import { filterTexts as texts } from '../../data/filter.texts.ts';
import { FilterPanel, type Filtering } from './FilterPanel.tsx';
import styles from './FilterPanel.module.css';

export function FilterPopover({ open, anchor, onClose, ...filtering }: Filtering & Opened) {
  const coversThePage = useMedia('(max-width: 760px)');
  const wentOn = useRef(false);
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()} modal={coversThePage}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={classes(panel.panel, styles.panel)}
          aria-label={texts.filters}
          align="start"
          sideOffset={4}
          collisionPadding={8}
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
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
