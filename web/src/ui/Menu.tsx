import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../lib/text.ts';
import styles from './Menu.module.css';
import { useEver } from './use-ever.ts';

interface Props {
  /** The button that opens it; it takes a ref and spreads its props. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  children: ReactNode;
}

export function Menu({ trigger, align = 'end', children }: Props) {
  const [open, setOpen] = useState(false);
  const everOpen = useEver(open);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {everOpen && (
        <DropdownMenu.Portal>
          <DropdownMenu.Content className={styles.menu} align={align} sideOffset={4} collisionPadding={8}>
            {children}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      )}
    </DropdownMenu.Root>
  );
}

interface AtProps {
  /** The button that was pressed. */
  anchor: HTMLElement;
  onClose: () => void;
  /** Where the focus goes once it is closed. */
  onLeave: () => void;
  children: ReactNode;
}

/** One menu for many buttons: it opens at whichever was pressed. A menu for each would weigh on long lists. */
export function MenuAt({ anchor, onClose, onLeave, children }: AtProps) {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger
        className={styles.stand}
        style={{ left, top, width, height }}
        tabIndex={-1}
        aria-label={anchor.getAttribute('aria-label') ?? undefined}
      />
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onLeave();
          }}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export const MenuTitle = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Label className={styles.title}>{children}</DropdownMenu.Label>
);

/** A menu inside the menu. */
export const MenuGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <DropdownMenu.Sub>
    <DropdownMenu.SubTrigger className={styles.item}>
      {label}
      <ChevronRight size={16} className={styles.deeper} />
    </DropdownMenu.SubTrigger>
    <DropdownMenu.Portal>
      <DropdownMenu.SubContent className={styles.menu} sideOffset={4} collisionPadding={8}>
        {children}
      </DropdownMenu.SubContent>
    </DropdownMenu.Portal>
  </DropdownMenu.Sub>
);

interface ItemProps {
  icon?: ReactNode;
  danger?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export const MenuItem = ({ icon, danger, onSelect, children }: ItemProps) => (
  <DropdownMenu.Item className={classes(styles.item, danger && styles.danger)} onSelect={onSelect}>
    {icon}
    {children}
  </DropdownMenu.Item>
);

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
  /** Many short ones go in two columns. */
  columns?: 1 | 2;
}

/** One of several, with a tick: an order, a filter. */
export const MenuChoice = <Value extends string>({
  label,
  value,
  options,
  onChange,
  columns = 1,
}: ChoiceProps<Value>) => (
  <DropdownMenu.RadioGroup
    className={styles.choice}
    data-columns={columns}
    value={value}
    onValueChange={(chosen) => onChange(chosen as Value)}
  >
    <DropdownMenu.Label className={styles.title}>{label}</DropdownMenu.Label>
    {options.map((option) => (
      <DropdownMenu.RadioItem key={option.value} value={option.value} className={styles.item}>
        {option.icon}
        {option.label}
        <DropdownMenu.ItemIndicator className={styles.check}>
          <Check size={16} />
        </DropdownMenu.ItemIndicator>
      </DropdownMenu.RadioItem>
    ))}
  </DropdownMenu.RadioGroup>
);

export const MenuSeparator = () => <DropdownMenu.Separator className={styles.separator} />;

interface SharedProps {
  /** The button that was pressed; its parent is a positioned box. */
  anchor: HTMLElement;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * One menu for many buttons: a menu of its own for each row of a long list would cost more than the rows. Its
 * invisible trigger lies over the button that was pressed, and moves with it.
 */
export function SharedMenu({ anchor, label, onClose, children }: SharedProps) {
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      {createPortal(
        <DropdownMenu.Trigger asChild>
          <span className={styles.cover} aria-hidden="true" tabIndex={-1} />
        </DropdownMenu.Trigger>,
        anchor.parentElement ?? document.body,
      )}
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.focus({ preventScroll: true });
          }}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
