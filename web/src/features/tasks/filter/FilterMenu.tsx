import type { TaskFilter } from '@cuadrilla/contract/task-fields';
import { ListFilter } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { useMedia } from '../../../lib/media.ts';
import { classes } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import panel from '../../../ui/panel.module.css';
import { Spinner } from '../../../ui/Spinner.tsx';
import { filterTexts as texts } from './filter.texts.ts';
import styles from './FilterMenu.module.css';
import { filterCount, type FilterChange, type FilterGroup } from './task-filter.ts';

const load = () => import('./FilterPanel.tsx').then((file) => ({ default: file.FilterPanel }));
const Panel = lazy(() => load().catch(() => ({ default: Failed })));

interface Props {
  filter: TaskFilter;
  groups: FilterGroup[];
  onChange: (change: FilterChange) => void;
  /** A hand or the focus comes near: time to ask for what can be chosen. */
  onIntent: () => void;
}

/** The button tells how many filters are on; on a phone and in narrow windows only its icon is left. */
export function FilterMenu({ filter, groups, onChange, onIntent }: Props) {
  const [open, setOpen] = useState(false);
  const count = filterCount(filter);
  const prepare = () => {
    onIntent();
    load().catch(() => undefined);
  };
  const coversThePage = useMedia('(max-width: 760px)');
  return (
    <Popover.Root open={open} onOpenChange={setOpen} modal={coversThePage}>
      <Popover.Trigger asChild>
        <Button
          icon={<ListFilter size={16} />}
          title={texts.filter}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <span className={styles.word}>{texts.filter}</span>
          {count > 0 && (
            <>
              <span className={styles.badge}>{count}</span>
              <Hidden>{texts.active(count)}</Hidden>
            </>
          )}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={classes(panel.panel, styles.panel)}
          aria-label={texts.filters}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <Suspense fallback={<Waiting />}>
            <Panel filter={filter} groups={groups} onChange={onChange} onDone={() => setOpen(false)} />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const Waiting = () => (
  <Loading label={texts.loading}>
    <div className={styles.waiting}>
      <Spinner />
    </div>
  </Loading>
);

const Failed = () => (
  <p className={styles.waiting} role="alert">
    {texts.failed}
  </p>
);
