import { ArrowDownWideNarrow, ArrowUpNarrowWide, ChevronDown } from 'lucide-react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { lazyOpened } from '../../../../ui/layers/lazy-opened.tsx';
import { useOpener } from '../../../../ui/layers/use-opener.ts';
import { sortNames, taskTexts } from '../../data/tasks.texts.ts';
import type { Sorting } from './SortChoices.tsx';
import styles from './SortMenu.module.css';

const SortChoices = lazyOpened<Sorting>(() => import('./SortChoices.tsx').then((file) => file.SortChoices));

/** On a phone only its icon is left. */
export function SortMenu(sorting: Omit<Sorting, 'label'>) {
  const { sort, order } = sorting;
  const { button, opened, isNear } = useOpener('menu');
  const label = `${taskTexts.sort} ${sortNames[sort]}, ${taskTexts.directions[order]}`;
  return (
    <>
      <Button
        aria-label={label}
        icon={order === 'asc' ? <ArrowUpNarrowWide size={16} /> : <ArrowDownWideNarrow size={16} />}
        {...button}
      >
        <span className={styles.words}>
          <span className={styles.prefix}>{taskTexts.sort}</span> {sortNames[sort]}
        </span>
        <ChevronDown size={16} className={styles.chevron} />
      </Button>
      {isNear && <SortChoices {...sorting} {...opened} label={label} />}
    </>
  );
}
