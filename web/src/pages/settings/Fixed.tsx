import type { ReactNode } from 'react';
import styles from './Fixed.module.css';

/** Fields that nobody changes in an account that everybody shares. */
export const Fixed = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <fieldset className={styles.fields} disabled={when}>
    {children}
  </fieldset>
);
