import { useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import styles from './BottomBar.module.css';
import { DestinationLink } from './DestinationLink.tsx';
import { currentIn, phoneDestinations, type Destination } from './destinations.ts';
import { Drawer } from './Drawer.tsx';
import { shellTexts } from './shell.texts.ts';

/** Phones only: three destinations, the search and the whole menu, under the thumb. */
export function BottomBar() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isInMenu = useLocation({ select: ({ pathname }) => !phoneDestinations.some(isCurrentAt(pathname)) });
  return (
    <nav className={styles.bar} aria-label={shellTexts.bar}>
      {phoneDestinations.map((destination) =>
        destination.to === '/search' ? (
          <PaletteButton key={destination.to} className={styles.item}>
            <destination.Icon size={21} />
            {destination.label}
          </PaletteButton>
        ) : (
          <DestinationLink
            key={destination.to}
            destination={destination}
            bar={phoneDestinations}
            className={styles.item}
          >
            <destination.Icon size={21} />
            {destination.label}
          </DestinationLink>
        ),
      )}
      <button
        type="button"
        ref={opener}
        className={styles.item}
        aria-current={isInMenu || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu size={21} />
        {shellTexts.menu}
      </button>
      <Drawer open={open} opener={opener} onClose={() => setOpen(false)} />
    </nav>
  );
}

const isCurrentAt = (path: string) => (destination: Destination) =>
  currentIn(phoneDestinations, destination, path) !== undefined;
