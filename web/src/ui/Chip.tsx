import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import type { Hue } from './hues.ts';

interface Props {
  tone?: 'neutral' | 'accent' | 'warning';
  /** One of the nine hues instead of a tone. */
  hue?: Hue | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

export const Chip = ({ tone = 'neutral', hue, icon, children }: Props) => (
  <span className={styles.chip} data-tone={hue ? undefined : tone} data-hue={hue}>
    {icon}
    {children}
  </span>
);
