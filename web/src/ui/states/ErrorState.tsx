import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import styles from './State.module.css';
import { uiTexts } from '../ui.texts.ts';

interface Props {
  /** What failed: «No se pudieron cargar …»; several things are a list. */
  title: string | string[];
  /** Why, where known. */
  text?: string;
  onRetry?: () => void;
  actions?: ReactNode;
}

export const ErrorState = ({ title, text, onRetry, actions }: Props) => (
  <div className={styles.state} role="alert">
    <LooseTile />
    <Titles titles={[title].flat()} />
    {text && <p className={styles.text}>{text}</p>}
    {(onRetry || actions) && (
      <div className={styles.actions}>
        {onRetry && (
          <Button look="primary" icon={<RotateCw size={16} />} onClick={onRetry}>
            {uiTexts.retry}
          </Button>
        )}
        {actions}
      </div>
    )}
  </div>
);

function Titles({ titles }: { titles: string[] }) {
  const headings = titles.map((title) => (
    <h2 key={title} className={styles.title}>
      {title}
    </h2>
  ));
  if (headings.length === 1) return headings;
  return (
    <ul className={styles.titles}>
      {headings.map((heading) => (
        <li key={heading.key}>{heading}</li>
      ))}
    </ul>
  );
}

/** Four tiles, one of them out of its place. */
const LooseTile = () => (
  <svg width="148" height="148" viewBox="0 0 148 148" aria-hidden="true">
    <g fill="var(--sunken)">
      <path d="M70 8v62H8A62 62 0 0 1 70 8z" />
      <path d="M78 78h62a62 62 0 0 1-62 62z" />
      <rect x="78" y="8" width="62" height="62" rx="6" />
    </g>
    <path
      d="M8 78h62v62A62 62 0 0 1 8 78z"
      fill="var(--p4-bg)"
      transform="translate(-3 4) rotate(-7 40 110)"
    />
    <path d="M45 96v15M45 119v.1" stroke="var(--p4-ink)" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
