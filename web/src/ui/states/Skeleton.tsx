import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

interface Props {
  width: CSSProperties['width'];
  height: number;
  round?: boolean;
  /** So many alike. */
  count?: number;
}

/** One grey bar, as high as the line of text that it stands for. Compose them in the boxes of the real layout. */
export const Skeleton = ({ width, height, round, count = 1 }: Props) =>
  Array.from({ length: count }, (_, place) => (
    <span
      key={place}
      className={styles.bar}
      style={{ width, '--height': `${height}px`, ...(round && { borderRadius: 999 }) }}
    />
  ));
