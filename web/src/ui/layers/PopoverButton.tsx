import { Popover } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import { PopoverPanel } from './PopoverPanel.tsx';

interface Props extends Omit<ComponentProps<typeof PopoverPanel>, 'children'> {
  button: ReactElement;
  /** Of what opens. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Where whoever shows it has to know. */
  shown?: { open: boolean; onOpenChange: (open: boolean) => void };
}

/** A button, and what opens below it. */
export function PopoverButton({ button, label, children, shown, ...panel }: Props) {
  const [open, onOpenChange] = useState(false);
  const state = shown ?? { open, onOpenChange };
  return (
    <Popover.Root {...state}>
      <Popover.Trigger asChild>{button}</Popover.Trigger>
      <PopoverPanel aria-label={label} {...panel}>
        {typeof children === 'function' ? children(() => state.onOpenChange(false)) : children}
      </PopoverPanel>
    </Popover.Root>
  );
}
