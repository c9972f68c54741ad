import { useMemo, type ReactNode } from 'react';
import { useMedia } from '../../../lib/media.ts';
import { AnchoredPanel } from '../../../ui/layers/AnchoredPanel.tsx';
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
    <AnchoredPanel
      anchor={virtual}
      modal={isPhone}
      onClose={onClose}
      className={styles.popover}
      aria-label={label}
      side={side}
      sideOffset={6}
      collisionPadding={12}
      data-no-sweep
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (anchor.isConnected) anchor.focus({ preventScroll: true });
      }}
    >
      {children}
    </AnchoredPanel>
  );
}
