import type { ReactNode } from 'react';
import styles from './Hidden.module.css';

/** For screen readers only. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);

/** Read aloud as it changes. */
export const HiddenStatus = ({ children }: { children: ReactNode }) => (
  <Hidden>
    <span role="status">{children}</span>
  </Hidden>
);
