import type { ReactNode } from 'react';
import { classes } from '../../lib/text/text.ts';
import styles from './Kbd.module.css';

interface Props {
  /** Only for the eye: the control itself tells its keys by `aria-keyshortcuts`. */
  hint?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A key. */
export const Kbd = ({ hint, className, children }: Props) => (
  <kbd className={classes(styles.key, className)} aria-hidden={hint}>
    {children}
  </kbd>
);
