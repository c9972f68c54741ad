import { Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import styles from './BottomBar.module.css';
import { PlaceLink } from './DestinationLink.tsx';
import { phonePlaces } from './destinations.ts';
import { Drawer } from './Drawer.tsx';
import { shellTexts } from './shell.texts.ts';

/** Phones only: three places, the search and the whole menu, under the thumb. */
export function BottomBar() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <nav className={styles.bar} aria-label={shellTexts.bar}>
      {phonePlaces.map((place) =>
        place.to === '/search' ? (
          <PaletteButton key={place.to} className={styles.item}>
            <place.Icon size={21} />
            {place.label}
          </PaletteButton>
        ) : (
          <PlaceLink key={place.to} place={place} bar={phonePlaces} className={styles.item}>
            <place.Icon size={21} />
            {place.label}
          </PlaceLink>
        ),
      )}
      <button
        type="button"
        ref={opener}
        className={styles.item}
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
