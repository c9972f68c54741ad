import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

interface Props {
  width: CSSProperties['width'];
  height: number;
  round?: boolean;
}

/** One grey bar; compose them in the boxes of the real layout. Appears after 150 ms. */
export const Skeleton = ({ width, height, round }: Props) => (
  <span className={styles.bar} style={{ width, height, ...(round && { borderRadius: 999 }) }} />
);
