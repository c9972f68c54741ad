import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  startTransition,
} from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { isInLayer } from './is-in-layer.ts';
import { classes } from '../../lib/text/text.ts';
import styles from './Menu.module.css';

interface Props {
  /** The button that opens it; it takes a ref and spreads its props. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  children: ReactNode;
}

export function Menu({ trigger, align = 'end', children }: Props) {
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(false);
  const approach = () => setNear(true);
  // Its frame is there before it opens: only then is its content rendered in slices, as a transition is.
  const ready = near || open;
  return (
    <DropdownMenu.Root
      modal={false}
      open={open}
      // Closed at once: whoever presses the button again means to open it.
      onOpenChange={(next) => (next ? startTransition(() => setOpen(true)) : setOpen(false))}
    >
      <DropdownMenu.Trigger asChild onPointerEnter={approach} onFocus={approach}>
        {trigger}
      </DropdownMenu.Trigger>
      {ready && (
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
  label: string;
  /** Where it is there before it opens, only then is its content rendered in slices, as a transition is. */
  open?: boolean;
  /** The button that is, or was, pressed. */
  anchor: HTMLElement | RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Where the focus goes once it is closed, if not to the button. */
  onLeave?: () => void;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** One menu for many buttons: it opens at whichever was pressed. A menu for each would weigh on long lists. */
export function MenuAt({ label, open = true, anchor, onClose, onLeave, align = 'end', children }: AtProps) {
  const stand = useRef<HTMLButtonElement>(null);
  const button = () => (anchor instanceof HTMLElement ? anchor : anchor.current);
  useLayoutEffect(() => (open ? followAnchor(button(), stand.current) : undefined), [open, anchor]);
  return (
    <DropdownMenu.Root open={open} modal={false} onOpenChange={(next) => !next && onClose()}>
      <DropdownMenu.Trigger
        ref={stand}
        className={styles.stand}
        tabIndex={-1}
        aria-hidden="true"
        aria-label={label}
        onFocus={() => button()?.focus()}
      />
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onKeyDown={chooseByDigit}
          {...(onLeave && { onCloseAutoFocus: leaveTo(onLeave) })}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** «1» is the first of what can be chosen. */
function chooseByDigit(event: KeyboardEvent<HTMLElement>): void {
  if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const choices = event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]');
  const choice = choices[Number(event.key) - 1];
  if (!choice) return;
  event.preventDefault();
  choice.click();
}

const leaveTo = (onLeave: () => void) => (event: Event) => {
  event.preventDefault();
  if (!isInLayer()) onLeave();
};

/** Keeps what stands for the button where the button is, also while the page scrolls. */
function followAnchor(anchor: HTMLElement | null, stand: HTMLElement | null): () => void {
  const follow = () => {
    if (!anchor?.isConnected || !stand) return;
    const { left, top, width, height } = anchor.getBoundingClientRect();
    for (const [name, length] of Object.entries({ left, top, width, height }))
      stand.style.setProperty(name, `${length}px`);
  };
  follow();
  window.addEventListener('scroll', follow, { capture: true, passive: true });
  return () => window.removeEventListener('scroll', follow, { capture: true });
}

export const MenuTitle = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Label className={styles.title}>{children}</DropdownMenu.Label>
);

interface GroupProps {
  label: string;
  /** What it is found by when typed, where that is not how its label begins. */
  typed?: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** A phone has no room beside the menu: there it opens above it. */
const besideOrAbove = (trigger: HTMLElement | null): number =>
  matchMedia('(max-width: 760px)').matches ? 24 - (trigger?.offsetWidth ?? 184) : 4;

/** A menu inside the menu. */
export function MenuGroup({ label, typed = label, icon, children }: GroupProps) {
  const trigger = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(4);
  return (
    <DropdownMenu.Sub onOpenChange={() => setOffset(besideOrAbove(trigger.current))}>
      <DropdownMenu.SubTrigger ref={trigger} className={styles.item} textValue={typed}>
        {icon}
        {label}
        <ChevronRight size={16} className={styles.deeper} />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent className={styles.menu} sideOffset={offset} collisionPadding={8}>
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

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
    aria-label={label}
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
        {option.value === value && <Check size={16} className={styles.check} />}
      </DropdownMenu.RadioItem>
    ))}
  </DropdownMenu.RadioGroup>
);

export const MenuSeparator = () => <DropdownMenu.Separator className={styles.separator} />;
