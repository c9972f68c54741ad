import { Search } from 'lucide-react';
import { Logo } from '../../ui/Logo.tsx';
import { PlainLink } from '../../ui/PlainLink.tsx';
import { PaletteButton, PaletteKeys } from '../palette/PaletteButton.tsx';
import { PlaceLink } from './DestinationLink.tsx';
import { barPlaces } from './destinations.ts';
import { LogoutButton } from './LogoutButton.tsx';
import { shellTexts } from './shell.texts.ts';
import styles from './TopBar.module.css';

/** The navigation bar; on a phone only the logo is left of it, the rest is in the bottom bar and the drawer. */
export const TopBar = () => (
  <header className={styles.bar}>
    <PlainLink to="/dashboard" aria-label={shellTexts.homeLabel} className={styles.logo}>
      <Logo size={22} />
    </PlainLink>
    <nav className={styles.places} aria-label={shellTexts.bar}>
      {barPlaces.map((place) => (
        <PlaceLink key={place.to} place={place} bar={barPlaces} className={styles.place}>
          {place.label}
        </PlaceLink>
      ))}
    </nav>
    <div className={styles.end}>
      <PaletteButton className={styles.search}>
        <Search size={16} />
        {shellTexts.search}
        <PaletteKeys className={styles.key} />
      </PaletteButton>
      <LogoutButton />
    </div>
  </header>
);
