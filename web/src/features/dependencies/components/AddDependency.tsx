import type { Relation } from '@cuadrilla/contract/tasks/dependencies';
import { Plus } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import { classes } from '../../../lib/text/text.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import panel from '../../../ui/layers/panel.module.css';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx';
import type { FoundTask } from '../dependencies.mutations.ts';
import { dependencyTexts as texts } from '../dependencies.texts.ts';
import styles from './AddDependency.module.css';
import { FindTask, type Search } from './FindTask.tsx';

interface Props {
  search: Search;
  /** What is looked for; nothing while nobody looks. */
  onSearch: (typed: string | undefined) => void;
  onAdd: (relation: Relation, task: FoundTask) => void;
}

const relations = (['blocked_by', 'blocks'] as const).map((value) => ({
  value,
  label: texts.relations[value],
}));

export function AddDependency({ search, onSearch, onAdd }: Props) {
  const [relation, setRelation] = useState<Relation>('blocked_by');
  const field = useRef<HTMLInputElement>(null);
  const isOpen = search.typed !== undefined;
  const show = (open: boolean) => onSearch(open ? '' : undefined);
  const choose = (task: FoundTask) => {
    show(false);
    onAdd(relation, task);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={show}>
      <Popover.Trigger asChild>
        <Button look="ghost" size="small" icon={<Plus size={15} />} className={styles.button}>
          {texts.add}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={classes(panel.panel, styles.popover)}
          aria-label={texts.adding}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            field.current?.focus();
          }}
        >
          <div className={styles.relation}>
            <SegmentedControl
              label={texts.relation}
              options={relations}
              value={relation}
              onChange={setRelation}
            />
          </div>
          <FindTask field={field} search={search} onType={onSearch} onChoose={choose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
