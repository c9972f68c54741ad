import { classes } from '../../lib/text/text.ts';
import styles from './ProgressBar.module.css';

interface Props {
  label: string;
  done: number;
  of: number;
  /** How it is said, where that is more than a share. */
  text?: string;
  className?: string | undefined;
}

export const ProgressBar = ({ label, done, of, text, className }: Props) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={of}
    aria-valuenow={done}
    aria-valuetext={text}
    className={classes(styles.bar, className)}
  >
    <span style={{ width: `${(done / of) * 100}%` }} />
  </div>
);
