import { useId, type ReactNode } from 'react';
import { classes } from '../../lib/text/text.ts';
import styles from './Section.module.css';

interface Props {
  title: string;
  /** One sentence below the title. */
  why?: string;
  /** At its other end. */
  action?: ReactNode;
  /** What cannot be taken back stands in a frame of its own. */
  danger?: boolean;
  children: ReactNode;
}

/** A titled part of a page, with a line above it where another comes before. */
export function Section({ title, why, action, danger = false, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes(styles.section, danger && styles.danger)}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {why && <p className={styles.why}>{why}</p>}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
