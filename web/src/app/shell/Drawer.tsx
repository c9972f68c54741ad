import { useLocation } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Hidden } from '../../ui/controls/Hidden.tsx';
import { useEver } from '../../ui/layers/use-ever.ts';
import styles from './Drawer.module.css';
import { LogoutButton } from './LogoutButton.tsx';
import { shellTexts } from './shell.texts.ts';
import { SideMenu } from './SideMenu.tsx';

interface Props {
  open: boolean;
  /** Has the focus again when nothing was chosen. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The side menu on a phone. Going somewhere closes it. */
export function Drawer({ open, opener, onClose }: Props) {
  const { href } = useLocation();
  const everOpen = useEver(open);
  const close = useEffectEvent(onClose);
  useEffect(() => close(), [href]);
  const openedAt = useRef(href);
  const focusWhatIsNext = () =>
    (href === openedAt.current ? opener.current : document.getElementById('contenido'))?.focus();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      {everOpen && (
        <Dialog.Portal>
          <Dialog.Overlay className={styles.scrim} />
          <Dialog.Content
            className={styles.drawer}
            aria-describedby={undefined}
            onOpenAutoFocus={() => (openedAt.current = href)}
            onCloseAutoFocus={focusWhatIsNext}
          >
            <Hidden>
              <Dialog.Title>{shellTexts.menu}</Dialog.Title>
            </Hidden>
            <SideMenu
              corner={
                <IconButton label={shellTexts.closeMenu} onClick={onClose}>
                  <X size={20} />
                </IconButton>
              }
              foot={<LogoutButton className={styles.logout} />}
            />
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}
