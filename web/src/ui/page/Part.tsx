import { useId, type ReactNode } from 'react';
import styles from './Part.module.css';

interface Props {
  title: string;
  /** How many there are, where some are. */
  count?: number;
  /** Behind that. */
  more?: ReactNode;
  /** Nothing is there yet: all that shows is how to begin. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** One of several lists that belong to something. */
export function Part({ title, count = 0, more, isEmpty = false, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part} data-empty={isEmpty || undefined}>
      <div className={styles.head}>
        <h2 id={id} className={isEmpty ? styles.unseen : undefined}>
          {title}
        </h2>
        {count > 0 && <span className={styles.count}>{count}</span>}
        {more}
      </div>
      {children}
    </section>
  );
}
