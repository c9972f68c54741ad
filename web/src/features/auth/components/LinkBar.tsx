import { Logo } from '../../../ui/page/Logo.tsx';
import styles from './LinkBar.module.css';

/** Above what a link of a mail leads to, for whoever is signed in or not. */
export const LinkBar = () => (
  <header className={styles.bar}>
    <a href="/" aria-label="Cuadrilla">
      <Logo size={28} />
    </a>
  </header>
);
