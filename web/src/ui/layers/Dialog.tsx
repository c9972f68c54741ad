import { Dialog as Primitive } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { classes } from '../../lib/text/text.ts';
import styles from './Dialog.module.css';
import { useEver } from './use-ever.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Names the object: «Eliminar «Inventario»». */
  title: string;
  description?: string;
  /** Forms are wider. */
  wide?: boolean;
  /** Typed but unsaved: a click outside does not close then. */
  dirty?: boolean;
  /** Its frame alone, high up: the name is for screen readers, and all that shows is inside. */
  bare?: boolean;
  /** Wider than a form, and on a phone at the bottom: there the keyboard is below it. */
  sheet?: boolean;
  /** Where Escape leads back to something else first. */
  onEscape?: ((event: KeyboardEvent) => void) | undefined;
  /** Buttons, right: Cancelar, then the verb. Focus starts on the first thing inside, so on Cancelar. */
  actions?: ReactNode;
  children?: ReactNode;
}

export function Dialog(props: Props) {
  const { open, onClose, title, description, wide, dirty, bare, sheet, onEscape, actions, children } = props;
  const opener = useOpener(open);
  const everOpen = useEver(open);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      {everOpen && (
        <Primitive.Portal>
          <Primitive.Overlay className={styles.scrim} />
          <Primitive.Content
            className={classes(
              styles.dialog,
              wide && styles.wide,
              bare && styles.bare,
              sheet && styles.sheet,
            )}
            onInteractOutside={(event) => dirty && event.preventDefault()}
            {...(onEscape && { onEscapeKeyDown: onEscape })}
            onCloseAutoFocus={() => opener?.focus()}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <Primitive.Title className={bare ? 'unseen' : styles.title}>{title}</Primitive.Title>
            {description && (
              <Primitive.Description className={styles.description}>{description}</Primitive.Description>
            )}
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </Primitive.Content>
        </Primitive.Portal>
      )}
    </Primitive.Root>
  );
}

/** Where the focus goes back to: what had it on opening or, for an entry of a menu, the menu's button. */
function useOpener(open: boolean): HTMLElement | null {
  const [seen, setSeen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  if (open !== seen) {
    setSeen(open);
    if (open) setOpener(focusedOrItsMenu());
  }
  return opener;
}

function focusedOrItsMenu(): HTMLElement | null {
  const focused = document.activeElement;
  const menuButton = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  if (menuButton) return document.getElementById(menuButton);
  return focused instanceof HTMLElement ? focused : null;
}
