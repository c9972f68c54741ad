import type { ReactNode } from 'react';
import { HiddenStatus } from '../controls/Hidden.tsx';
import styles from './Loading.module.css';

/** Around skeletons: says once what is loading, and stays invisible for 150 ms. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div aria-busy="true">
    <HiddenStatus>{label}</HiddenStatus>
    <div className={styles.late} aria-hidden="true">
      {children}
    </div>
  </div>
);
