import { Link, useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import styles from './BottomBar.module.css';
import { Drawer } from './Drawer.tsx';
import { phonePlaceOf, phonePlaces } from './places.ts';
import { shellTexts } from './shell.texts.ts';

/** Phones only: three places, the search and the whole menu, under the thumb. */
export function BottomBar() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const current = useLocation({ select: ({ pathname }) => phonePlaceOf(pathname)?.to });
  return (
    <nav className={styles.bar} aria-label={shellTexts.bar}>
      {phonePlaces.map(({ to, label, Icon }) =>
        to === '/search' ? (
          <PaletteButton key={to} className={styles.item}>
            <Icon size={21} />
            {label}
          </PaletteButton>
        ) : (
          <Link key={to} to={to} className={styles.item} aria-current={to === current || undefined}>
            <Icon size={21} />
            {label}
          </Link>
        ),
      )}
      <button
        type="button"
        ref={opener}
        className={styles.item}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Menu size={21} />
        {shellTexts.menu}
      </button>
      <Drawer open={open} opener={opener} onClose={() => setOpen(false)} />
    </nav>
  );
}
