import type { ReactNode } from 'react';
import { Banner } from '../../../ui/states/Banner.tsx';
import styles from './Outcome.module.css';

interface Props {
  children: ReactNode;
  /** The way on from there. */
  next: ReactNode;
}

/** What has come of a link out of a mail. */
export const Outcome = ({ children, next }: Props) => (
  <div className={styles.outcome}>
    <Banner tone="info">{children}</Banner>
    {next}
  </div>
);
