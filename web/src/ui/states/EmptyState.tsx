import type { ReactNode } from 'react';
import styles from './State.module.css';

interface Props {
  /** The fact: «Todavía no hay …». */
  title: string;
  /** One sentence: what it is for. */
  text?: string;
  /** One primary, at most one secondary. */
  actions?: ReactNode;
  /** A search without results has no illustration. */
  plain?: boolean;
}

export const EmptyState = ({ title, text, actions, plain = false }: Props) => (
  <div className={styles.state}>
    {!plain && <MissingCard />}
    <h2 className={styles.title}>{title}</h2>
    {text && <p className={styles.text}>{text}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);

/** The mark with its fourth tile still to come. */
const MissingCard = () => (
  <svg width="148" height="148" viewBox="0 0 148 148" aria-hidden="true">
    <g fill="var(--accent-soft)">
      <path d="M70 8v62H8A62 62 0 0 1 70 8z" />
      <path d="M8 78h62v62A62 62 0 0 1 8 78z" />
      <path d="M78 78h62a62 62 0 0 1-62 62z" />
    </g>
    <g transform="rotate(12 111 36)" fill="none" stroke="var(--accent-ink)" strokeWidth="2">
      <rect x="85" y="10" width="52" height="52" rx="7" strokeDasharray="5 5" />
      <path d="M111 28v16M103 36h16" strokeWidth="2.5" strokeLinecap="round" />
    </g>
  </svg>
);
