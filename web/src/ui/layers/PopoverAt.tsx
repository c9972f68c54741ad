import { Popover } from 'radix-ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { classes } from '../../lib/text/text.ts';
import panel from './panel.module.css';
import styles from './PopoverAt.module.css';

interface Props {
  label: string;
  /** The button that was pressed. */
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** One for many buttons: it opens at whichever was pressed, which has the focus again afterwards. */
export function PopoverAt({ label, anchor, onClose, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const box = useMemo(() => boxOf(anchor), [anchor]);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: box }} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          className={classes(panel.panel, styles.popover)}
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            // On a touch screen the keyboard would cover the calendar.
            if (!window.matchMedia('(pointer: coarse)').matches) return;
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.focus({ preventScroll: true });
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
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
