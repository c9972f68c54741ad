import { ListFilter } from 'lucide-react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Hidden } from '../../../../ui/controls/Hidden.tsx';
import { lazyOpened } from '../../../../ui/layers/lazy-opened.tsx';
import { useOpener } from '../../../../ui/layers/use-opener.ts';
import { filterTexts as texts } from '../../data/filter.texts.ts';
import styles from './FilterMenu.module.css';
import type { Filtering } from './FilterPanel.tsx';
import { filterCount } from '../../data/task-filter.ts';

const FilterPopover = lazyOpened<Filtering>(() =>
  import('./FilterPopover.tsx').then((file) => file.FilterPopover),
);

interface Props extends Filtering {
  /** A hand or the focus comes near: time to ask for what can be chosen. */
  onIntent: () => void;
}

/** The button tells how many filters are on; on a phone and in narrow windows only its icon is left. */
export function FilterMenu({ onIntent, ...filtering }: Props) {
  const count = filterCount(filtering.filter);
  const { button, opened, isNear } = useOpener('dialog', onIntent);
  return (
    <>
      <Button icon={<ListFilter size={16} />} title={texts.filter} {...button}>
        <span className={styles.word}>{texts.filter}</span>
        {count > 0 && (
          <>
            <span className={styles.badge}>{count}</span>
            <Hidden>{texts.active(count)}</Hidden>
          </>
        )}
      </Button>
      {isNear && <FilterPopover {...filtering} {...opened} />}
    </>
  );
}
