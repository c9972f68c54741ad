import type { ReactNode } from 'react';
import styles from './sections.module.css';
import { useInSight } from '../controls/use-in-sight.ts';

interface Props {
  label: string;
  /** Which of them is at hand. */
  current: string;
  children: ReactNode;
}

/** The ways to the parts of a page. */
export const SectionsNav = ({ label, current, children }: Props) => (
  <nav ref={useInSight(current, '[aria-current]')} aria-label={label} className={styles.nav}>
    {children}
  </nav>
);
