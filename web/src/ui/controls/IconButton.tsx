import type { ComponentProps } from 'react';
import { classes } from '../../lib/text/text.ts';
import styles from './IconButton.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What a screen reader says and hovering shows. */
  label: string;
  size?: 'small' | 'normal';
}

export function IconButton({ label, size = 'normal', className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(styles.button, styles[size], className)}
    />
  );
}
