import { Popover } from 'radix-ui';
import { useMemo, type ReactNode } from 'react';
import { classes } from '../../../lib/text/text.ts';
import { useMedia } from '../../../lib/media.ts';
import panel from '../../../ui/layers/panel.module.css';
import styles from './CalendarPopover.module.css';

interface Props {
  label: string;
  anchor: HTMLElement;
  side?: 'bottom' | 'right';
  onClose: () => void;
  children: ReactNode;
}

/** Opens beside what was pressed, or beside its whole day; on a phone it is a sheet at the foot of the window. */
export function CalendarPopover({ label, anchor, side = 'bottom', onClose, children }: Props) {
  const isPhone = useMedia('(max-width: 760px)');
  const virtual = useMemo(
    () => ({ current: side === 'right' ? (anchor.closest('[data-room]') ?? anchor) : anchor }),
    [anchor, side],
  );
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()} modal={isPhone}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          className={classes(panel.panel, styles.popover)}
          aria-label={label}
          side={side}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          data-no-sweep
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (anchor.isConnected) anchor.focus({ preventScroll: true });
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
