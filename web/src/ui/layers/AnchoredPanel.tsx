import { Popover } from 'radix-ui';
import type { ComponentProps } from 'react';
import { PopoverPanel } from './PopoverPanel.tsx';

interface Props extends ComponentProps<typeof PopoverPanel> {
  /** What it stands beside: a button that opens it by itself, or a place. */
  anchor: ComponentProps<typeof Popover.Anchor>['virtualRef'];
  open?: boolean;
  /** Where it covers the page. */
  modal?: boolean;
  onClose: () => void;
}

/** A panel beside something that is no button of its own. */
export const AnchoredPanel = ({ anchor, open = true, modal = false, onClose, ...panel }: Props) => (
  <Popover.Root open={open} onOpenChange={(next) => !next && onClose()} modal={modal}>
    <Popover.Anchor virtualRef={anchor} />
    <PopoverPanel {...panel} />
  </Popover.Root>
);
