import { Search } from 'lucide-react';
import { Logo } from '../../ui/page/Logo.tsx';
import { PlainLink } from '../../ui/controls/PlainLink.tsx';
import { PaletteButton, PaletteKeys } from '../palette/PaletteButton.tsx';
import { Bell } from './Bell.tsx';
import { DestinationLink } from './DestinationLink.tsx';
import { barDestinations } from './destinations.ts';
import { LogoutButton } from './LogoutButton.tsx';
import { shellTexts } from './shell.texts.ts';
import styles from './TopBar.module.css';

/** The navigation bar; on a phone only the logo and the bell are left of it, the rest is in the bottom bar and the drawer. */
export const TopBar = () => (
  <header className={styles.bar}>
    <PlainLink to="/dashboard" aria-label={shellTexts.homeLabel} className={styles.logo}>
      <Logo size={22} />
    </PlainLink>
    <nav className={styles.destinations} aria-label={shellTexts.bar}>
      {barDestinations.map((destination) => (
        <DestinationLink
          key={destination.to}
          destination={destination}
          bar={barDestinations}
          className={styles.destination}
        >
          {destination.label}
        </DestinationLink>
      ))}
    </nav>
    <div className={styles.end}>
      <PaletteButton className={styles.search}>
        <Search size={16} />
        {shellTexts.search}
        <PaletteKeys className={styles.key} />
      </PaletteButton>
      <Bell />
      <LogoutButton className={styles.logout} />
    </div>
  </header>
);
