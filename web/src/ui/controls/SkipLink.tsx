import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key: over the navigation, to `<main id="contenido" tabIndex={-1}>`. */
export const SkipLink = ({ children }: { children: ReactNode }) => (
  <a className={styles.skip} href="#contenido" onClick={focusContent}>
    {children}
  </a>
);

function focusContent(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.getElementById('contenido')?.focus();
}
