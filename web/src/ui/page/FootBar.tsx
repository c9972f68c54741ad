import type { ReactNode } from 'react';
import styles from './FootBar.module.css';

interface Props {
  /** Above the buttons: why the last try failed. */
  above?: ReactNode;
  children: ReactNode;
}

/** Stays at the foot of the window while the page scrolls: what ends a long form. */
export const FootBar = ({ above, children }: Props) => (
  <div className={styles.bar}>
    {above}
    <div className={styles.inner}>{children}</div>
  </div>
);
