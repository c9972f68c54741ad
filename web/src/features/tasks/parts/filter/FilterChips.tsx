import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { filterTexts as texts } from '../../data/filter.texts.ts';
import styles from './FilterMenu.module.css';
import type { Filtering } from './FilterPanel.tsx';
import {
  chosenValues,
  filterCount,
  type FilterChange,
  type FilterGroup,
  noFilter,
  toggled,
} from '../../data/task-filter.ts';

/** What is filtered by now, each with the way to take it back. */
export function FilterChips({ filter, groups, onChange }: Filtering) {
  const list = useRef<HTMLUListElement>(null);
  if (filterCount(filter) === 0) return null;
  const active = groups.flatMap((group) =>
    chosenValues(filter, group.kind).map((value) => ({ group, value })),
  );
  const remove = (index: number, change: FilterChange) => {
    focusAfter(list.current, index);
    onChange(change);
  };
  return (
    <ul ref={list} className={styles.chips} aria-label={texts.activeList}>
      {active.map(({ group, value }, index) => {
        const name = nameOf(group, value);
        return (
          <li key={`${group.kind} ${value}`} className={styles.chip}>
            <span className={styles.name}>{name}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={texts.remove(name)}
              onClick={() => remove(index, (now) => toggled(now, group, value))}
            >
              <X size={14} />
            </button>
          </li>
        );
      })}
      <li>
        <Button look="ghost" size="small" onClick={() => onChange(() => noFilter)}>
          {texts.clear}
        </Button>
      </li>
    </ul>
  );
}

/** Whoever is no longer among the choices, as a person who left, has no name here; what is but yes or no says its own. */
function nameOf({ title, choices }: FilterGroup, value: string): string {
  const choice = choices.find((each) => each.value === value);
  if (choice?.label === title) return title;
  return `${title}: ${choice?.label ?? (choices.length > 0 ? texts.gone : '…')}`;
}

/** The button that is about to vanish hands the focus to its neighbour. */
function focusAfter(list: HTMLElement | null, index: number): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  (buttons[index + 1] ?? buttons[index - 1])?.focus();
}
