import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

interface Props {
  width: CSSProperties['width'];
  height: number;
  round?: boolean;
}

/** One grey bar, as high as the line of text that it stands for. Compose them in the boxes of the real layout. */
export const Skeleton = ({ width, height, round }: Props) => (
  <span
    className={styles.bar}
    style={{ width, '--height': `${height}px`, ...(round && { borderRadius: 999 }) }}
  />
);
