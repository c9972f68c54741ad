import type { TaskFilter } from '@cuadrilla/contract/tasks/task-fields';
import { useId } from 'react';
import { Avatar } from '../../../../ui/controls/Avatar.tsx';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../../ui/controls/Checkbox.tsx';
import { PriorityChip } from '../card/PriorityChip.tsx';
import { filterTexts as texts } from '../../data/filter.texts.ts';
import styles from './FilterPanel.module.css';
import {
  chosenValues,
  filterCount,
  type FilterChange,
  type FilterChoice,
  type FilterGroup,
  noFilter,
  toggled,
} from '../../data/task-filter.ts';

export interface Filtering {
  filter: TaskFilter;
  groups: FilterGroup[];
  onChange: (change: FilterChange) => void;
}

/** Each choice takes effect at once: what is behind the panel follows. */
export const FilterPanel = ({ filter, groups, onChange, onDone }: Filtering & { onDone: () => void }) => (
  <>
    <div className={styles.groups}>
      {groups
        .filter(({ choices }) => choices.length > 0)
        .map((group) => (
          <Group key={group.kind} group={group} filter={filter} onChange={onChange} />
        ))}
    </div>
    <div className={styles.foot}>
      {filterCount(filter) > 0 && (
        <Button look="ghost" size="small" onClick={() => onChange(() => noFilter)}>
          {texts.clear}
        </Button>
      )}
      <Button size="small" className={styles.done} onClick={onDone}>
        {texts.done}
      </Button>
    </div>
  </>
);

interface GroupProps {
  group: FilterGroup;
  filter: TaskFilter;
  onChange: (change: FilterChange) => void;
}

function Group({ group, filter, onChange }: GroupProps) {
  const name = useId();
  const chosen = chosenValues(filter, group.kind);
  const { kind, title, choices, single } = group;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.choices} data-kind={kind}>
        {single && (
          <label className={styles.choice}>
            <Checkbox
              type="radio"
              name={name}
              checked={chosen.length === 0}
              onChange={() => onChange((now) => ({ ...now, [kind]: undefined }))}
            />
            {texts.anyDue}
          </label>
        )}
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <Checkbox
              type={single ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.includes(choice.value)}
              onChange={() => onChange((now) => toggled(now, group, choice.value))}
            />
            <Look choice={choice} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Look({ choice: { label, person, level, hue } }: { choice: FilterChoice }) {
  if (level) return <PriorityChip priority={{ id: level, name: label }} />;
  return (
    <>
      {person && <Avatar person={person} size={22} decorative />}
      {hue && <span className={styles.colour} data-hue={hue} />}
      <span className={styles.name}>{label}</span>
    </>
  );
}
