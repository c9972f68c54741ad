import { lazy, Suspense, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classes } from '../lib/text.ts';
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

interface Props extends ComponentProps<'button'>, ButtonLook {
  loading?: boolean;
  /** Why it cannot be used now: it stays focusable and says so in a tooltip. */
  unavailable?: string | false | undefined;
  disabled?: never;
}

// Tooltips weigh as much as a small page, and most buttons never need one.
const Tooltip = lazy(() =>
  import('./Tooltip.tsx').then(({ Tooltip: component }) => ({ default: component })),
);

export function Button({
  look,
  size,
  block,
  icon,
  loading = false,
  unavailable = false,
  className,
  onClick,
  children,
  ...rest
}: Props) {
  const button = (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ look, size, block }), className)}
      aria-disabled={unavailable || loading ? true : undefined}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      onClick={unavailable || loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
  return unavailable ? <WithReason reason={unavailable}>{button}</WithReason> : button;
}

const WithReason = ({ reason, children }: { reason: string; children: ReactElement }) => (
  <Suspense fallback={children}>
    <Tooltip text={reason}>{children}</Tooltip>
  </Suspense>
);

type Optional<T> = { [K in keyof T]?: T[K] | undefined };

export const buttonClass = ({ look = 'secondary', size = 'normal', block }: Optional<ButtonLook>): string =>
  classes(styles.button, styles[look], styles[size], block && styles.block);
