import type { ReactNode } from 'react';
import styles from './Grid.module.css';

/** Cards in columns: 3 for projects and boards, 4 for smaller cards; fewer where there is less room. */
export const Grid = ({ columns = 3, children }: { columns?: 3 | 4; children: ReactNode }) => (
  <div className={styles.grid} data-columns={columns}>
    {children}
  </div>
);
