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
  /** To the first project, by its name alone. */
  onStart: () => void;
  onClose: () => void;
  /** The last one is taken. */
  onDone: () => void;
}

const order = ['account', 'project', 'task', 'company', 'search'] as const;
type StepName = (typeof order)[number];
/** Where each is taken, if not everywhere. */
const ways = {
  account: undefined,
  project: undefined,
  task: '/projects',
  company: '/teams',
  search: undefined,
} as const;

/** Ticks itself as things are done, in any order. Shown before it is known which: nothing below it jumps. */
export function FirstSteps({ hasSearched, onStart, onClose, onDone }: Props) {
  const { data } = useQuery(firstStepsQuery());
  const title = useId();
  const taken: Partial<Record<StepName, boolean>> = {
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
        {order.map((step) => (
          <Step
            key={step}
            step={step}
            isTaken={taken[step] === true}
            isNext={step === next}
            onStart={onStart}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepProps extends Pick<Props, 'onStart'> {
  step: StepName;
  isTaken: boolean;
  isNext: boolean;
}

const Step = ({ step, isTaken, isNext, onStart }: StepProps) => (
  <li className={styles.step} data-state={isTaken ? 'done' : isNext ? 'next' : undefined}>
    <span className={styles.mark} aria-hidden="true">
      {isTaken && <Check size={13} strokeWidth={2.5} />}
    </span>
    <div>
      {isTaken ? texts.steps[step] : <Way step={step} onStart={onStart} />}
      {isTaken && <Hidden>{texts.isDone}</Hidden>}
      {step !== 'account' && !isTaken && <p className={styles.why}>{texts.why[step]}</p>}
    </div>
  </li>
);

function Way({ step, onStart }: Pick<StepProps, 'step' | 'onStart'>) {
  const [name, to] = [texts.steps[step], ways[step]];
  if (step === 'project')
    return (
      <button type="button" className={styles.start} aria-haspopup="dialog" onClick={onStart}>
        {name}
      </button>
    );
  return to ? <TextLink to={to}>{name}</TextLink> : name;
}
