import { Link, useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { barPlaces } from './places.ts';
import { shellTexts } from './shell.texts.ts';
import styles from './TopBar.module.css';

/** The navigation bar; on a phone only the logo is left of it, the rest is in the bottom bar and the drawer. */
export function TopBar() {
  useSearchShortcut();
  return (
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
        <Link to="/search" className={styles.search} aria-keyshortcuts="Control+K Meta+K">
          <Search size={16} />
          {shellTexts.search}
          <kbd className={styles.key}>{shellTexts.shortcut}</kbd>
        </Link>
        <LogoutButton />
      </div>
    </header>
  );
}

function useSearchShortcut(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      void navigate({ to: '/search' });
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [navigate]);
}
