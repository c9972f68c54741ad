import type { ReactNode } from 'react';
import { classes } from '../../lib/text/text.ts';
import styles from './Chip.module.css';
import type { Hue } from './hues.ts';

interface Props {
  tone?: 'neutral' | 'accent' | 'warning';
  /** One of the nine hues instead of a tone. */
  hue?: Hue | undefined;
  icon?: ReactNode;
  /** Where there is little room: a long word is cut. */
  short?: boolean;
  children: ReactNode;
}

export const Chip = ({ tone = 'neutral', hue, icon, short, children }: Props) => (
  <span
    className={classes(styles.chip, short && styles.short)}
    data-tone={hue ? undefined : tone}
    data-hue={hue}
  >
    {icon}
    {children}
  </span>
);
