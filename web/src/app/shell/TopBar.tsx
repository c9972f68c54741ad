import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { Logo } from '../../ui/Logo.tsx';
import { PaletteButton, PaletteKeys } from '../palette/PaletteButton.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { barPlaces } from './places.ts';
import { shellTexts } from './shell.texts.ts';
import styles from './TopBar.module.css';

/** The navigation bar; on a phone only the logo is left of it, the rest is in the bottom bar and the drawer. */
export const TopBar = () => (
  <header className={styles.bar}>
    <Link to="/dashboard" aria-label={shellTexts.homeLabel} className={styles.logo}>
      <Logo size={22} />
    </Link>
    <nav className={styles.places} aria-label={shellTexts.bar}>
      {barPlaces.map(({ to, label }) => (
        <Link key={to} to={to} className={styles.place}>
          {label}
        </Link>
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
