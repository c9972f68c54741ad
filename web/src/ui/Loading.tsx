import type { ReactNode } from 'react';
import { Hidden } from './Hidden.tsx';
import styles from './Loading.module.css';

/** Around skeletons: says once what is loading, and stays invisible for 150 ms. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div aria-busy="true">
    <Hidden>
      <span role="status">{label}</span>
    </Hidden>
    <div className={styles.late} aria-hidden="true">
      {children}
    </div>
  </div>
);
