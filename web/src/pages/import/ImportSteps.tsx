import { Check } from 'lucide-react';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import { Hidden } from '../../ui/controls/Hidden.tsx';
import styles from './ImportSteps.module.css';

export type ImportStep = keyof typeof texts.step;
const steps = Object.keys(texts.step) as ImportStep[];

interface Props {
  current: ImportStep;
  /** The file says itself what its columns are. */
  withoutColumns: boolean;
  /** All of it. */
  over?: boolean;
}

export function ImportSteps({ current, withoutColumns, over = false }: Props) {
  const shown = steps.filter((step) => step !== 'columns' || !withoutColumns);
  const at = shown.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={texts.steps}>
      {shown.map((step, index) => {
        const isDone = over || index < at;
        return (
          <li
            key={step}
            className={styles.step}
            data-done={isDone || undefined}
            {...(index === at && { 'aria-current': 'step' as const })}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <Check size={13} strokeWidth={2.5} /> : index + 1}
            </span>
            <span className={styles.name}>{texts.step[step]}</span>
            {isDone && <Hidden>{texts.stepDone}</Hidden>}
          </li>
        );
      })}
    </ol>
  );
}
