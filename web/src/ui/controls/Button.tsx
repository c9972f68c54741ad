import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../lib/text/text.ts';
import styles from './Button.module.css';
import { Spinner } from './Spinner.tsx';

export interface ButtonLook {
  look?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-ghost';
  size?: 'small' | 'normal' | 'large';
  /** As wide as its parent. */
  block?: boolean;
  /** Stands left of the label; a spinner takes its place while loading. */
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Already under way: a second click does nothing. The label says so in gerund. */
  loading?: boolean;
  /** Never: a disabled button cannot be focused nor say why. See `GuardedButton`. */
  disabled?: never;
}

export function Button({ look, size, block, icon, loading, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(loading && { 'aria-disabled': true, 'data-loading': true, onClick: ignore })}
      className={classes(buttonClass({ look, size, block }), className)}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** Stops also the submit of the form around. */
export const ignore = (event: { preventDefault: () => void }): void => event.preventDefault();

type Optional<T> = { [K in keyof T]?: T[K] | undefined };

export const buttonClass = ({ look = 'secondary', size = 'normal', block }: Optional<ButtonLook>): string =>
  classes(styles.button, styles[look], styles[size], block && styles.block);
