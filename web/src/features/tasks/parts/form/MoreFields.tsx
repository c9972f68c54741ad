import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { capitalised } from '../../../../lib/text/text.ts';
import { useEver } from '../../../../ui/layers/use-ever.ts';
import { taskTexts } from '../../data/tasks.texts.ts';
import styles from './MoreFields.module.css';

interface Props {
  ref: Ref<HTMLDetailsElement>;
  /** What is folded away, by its labels. */
  names: readonly string[];
  /** Something of it has a value: then it is shown. */
  isSaid: boolean;
  children: ReactNode;
}

/** What a form offers and does not ask for. */
export const MoreFields = ({ ref, names, isSaid, children }: Props) => (
  <details ref={ref} open={useEver(isSaid)}>
    <summary className={styles.summary}>
      <ChevronRight size={16} />
      {taskTexts.moreFields}
      <span className={styles.names}>{capitalised(names.join(', ').toLocaleLowerCase('es'))}</span>
    </summary>
    <div className={styles.fields}>{children}</div>
  </details>
);
