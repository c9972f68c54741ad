import type { Relation } from '@cuadrilla/contract/tasks/dependencies';
import { Link2, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { PopoverButton } from '../../../ui/layers/PopoverButton.tsx';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx';
import type { FoundTask } from '../dependencies.mutations.ts';
import { dependencyTexts as texts } from '../dependencies.texts.ts';
import styles from './AddDependency.module.css';
import { FindTask, type Search } from './FindTask.tsx';

interface Props {
  /** There is none yet. */
  first: boolean;
  search: Search;
  /** What is looked for; nothing while nobody looks. */
  onSearch: (typed: string | undefined) => void;
  onAdd: (relation: Relation, task: FoundTask) => void;
}

const relations = (['blocked_by', 'blocks'] as const).map((value) => ({
  value,
  label: texts.relations[value],
}));

export function AddDependency({ first, search, onSearch, onAdd }: Props) {
  const [relation, setRelation] = useState<Relation>('blocked_by');
  const field = useRef<HTMLInputElement>(null);
  const show = (open: boolean) => onSearch(open ? '' : undefined);
  const choose = (task: FoundTask) => {
    show(false);
    onAdd(relation, task);
  };
  return (
    <PopoverButton
      label={texts.adding}
      className={styles.popover}
      align={first ? 'start' : 'end'}
      shown={{ open: search.typed !== undefined, onOpenChange: show }}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        field.current?.focus();
      }}
      button={
        <Button
          look="ghost"
          size="small"
          icon={first ? <Link2 size={15} /> : <Plus size={15} />}
          className={first ? styles.first : styles.button}
        >
          {first ? texts.first : texts.add}
        </Button>
      }
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
    </PopoverButton>
  );
}
