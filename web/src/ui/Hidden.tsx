import type { ReactNode } from 'react';
import styles from './Hidden.module.css';

/** For screen readers only. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
