import { UserRound } from 'lucide-react';
import styles from './Nobody.module.css';

/** In the place of a face, where nobody is responsible. */
export const Nobody = ({ size = 24 }: { size?: 22 | 24 }) => (
  <span className={styles.nobody} data-size={size}>
    <UserRound size={Math.round(size / 2) + 2} />
  </span>
);
