import { isFormatted } from '@cuadrilla/contract/kernel/formatted-text';
import { lazy, Suspense } from 'react';
import type { OnTick } from '../../lib/text/check-boxes.ts';
import styles from './FormattedText.module.css';
import { onceThereIsALine } from './lazy-later.tsx';
import { Words } from './Words.tsx';

const Plain = ({ text }: Props) => (
  <p className={styles.plain}>
    <Words text={text} />
  </p>
);

/** What reads the signs is much for a page of which most texts have none; without it they stand as they were written. */
const MarkedText = lazy(() =>
  onceThereIsALine(() => import('./MarkedText.tsx')).then(
    (module) => ({ default: module.MarkedText }),
    () => ({ default: Plain }),
  ),
);

interface Props {
  text: string;
  /** Whoever may change the text ticks its boxes. */
  onTick?: OnTick | undefined;
}

/** A description, or what somebody said: with lists, headings and all that its signs ask for. */
export const FormattedText = ({ text, onTick }: Props) => (
  <div className={styles.text}>
    {isFormatted(text) ? (
      <Suspense fallback={<Plain text={text} />}>
        <MarkedText text={text} onTick={onTick} />
      </Suspense>
    ) : (
      <Plain text={text} />
    )}
  </div>
);
