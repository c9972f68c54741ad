import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { firstStepsQuery } from '../first-steps.queries.ts';
import { firstStepsTexts as texts } from '../first-steps.texts.ts';
import styles from './FirstSteps.module.css';

interface Props {
  /** In this browser: nobody else is told of it. */
  hasSearched: boolean;
  onClose: () => void;
  /** The last one is taken. */
  onDone: () => void;
}

const order = ['account', 'project', 'task', 'company', 'search'] as const;
/** Where each is taken, if not everywhere. */
const ways = {
  account: undefined,
  project: '/dashboard/create-project',
  task: '/projects',
  company: '/teams',
  search: undefined,
} as const;

/** Ticks itself as things are done, in any order. Shown before it is known which: nothing below it jumps. */
export function FirstSteps({ hasSearched, onClose, onDone }: Props) {
  const { data } = useQuery(firstStepsQuery());
  const title = useId();
  const taken: Partial<Record<(typeof order)[number], boolean>> = {
    ...data,
    account: true,
    search: hasSearched,
  };
  const done = order.filter((step) => taken[step]).length;
  const isDone = done === order.length;
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) tell();
  }, [isDone]);
  const next = order.find((step) => !taken[step]);
  return (
    <section aria-labelledby={title} className={styles.card}>
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          {texts.title}
        </h2>
        <span className={styles.count}>{texts.done(done, order.length)}</span>
        <IconButton label={texts.close} onClick={onClose}>
          <X size={17} />
        </IconButton>
      </div>
      <div role="img" aria-label={texts.allDone(done, order.length)} className={styles.bar}>
        <i style={{ width: `${(100 * done) / order.length}%` }} />
      </div>
      <ol className={styles.list}>
        {order.map((step) => {
          const way = ways[step];
          return (
            <li key={step} className={styles.step} data-state={stateOf(taken[step], step === next)}>
              <span className={styles.mark} aria-hidden="true">
                {taken[step] && <Check size={13} strokeWidth={2.5} />}
              </span>
              <div>
                {way && !taken[step] ? <TextLink to={way}>{texts.steps[step]}</TextLink> : texts.steps[step]}
                {taken[step] && <Hidden>{texts.isDone}</Hidden>}
                {step !== 'account' && !taken[step] && <p className={styles.why}>{texts.why[step]}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const stateOf = (isTaken = false, isNext = false) => (isTaken ? 'done' : isNext ? 'next' : undefined);
