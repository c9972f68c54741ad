import type { TaskSortField } from '@cuadrilla/contract/tasks';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Menu, MenuChoice, MenuSeparator } from '../../../ui/Menu.tsx';
import { sortNames, taskTexts } from '../tasks.texts.ts';
import styles from './SortMenu.module.css';

export type SortOrder = 'asc' | 'desc';

const fields = (Object.keys(sortNames) as TaskSortField[]).map((value) => ({
  value,
  label: sortNames[value],
}));
/** Only within columns can tasks stand as people put them, and there they have no order of columns. */
const fieldsOf = (manual: boolean) =>
  fields.filter(({ value }) => value !== (manual ? 'column_id' : 'position'));
const orders = [
  { value: 'asc', label: taskTexts.directions.asc },
  { value: 'desc', label: taskTexts.directions.desc },
] as const;

interface Props {
  sort: TaskSortField;
  order: SortOrder;
  /** Whether this is about the order within columns. */
  manual: boolean;
  onChange: (sort: TaskSortField, order: SortOrder) => void;
}

/** On a phone only its icon is left. */
export const SortMenu = ({ sort, order, manual, onChange }: Props) => (
  <Menu
    align="start"
    trigger={
      <Button
        aria-label={`${taskTexts.sort} ${sortNames[sort]}, ${taskTexts.directions[order]}`}
        icon={order === 'asc' ? <ArrowUpNarrowWide size={16} /> : <ArrowDownWideNarrow size={16} />}
      >
        <span className={styles.words}>
          <span className={styles.prefix}>{taskTexts.sort}</span> {sortNames[sort]}
        </span>
        <ChevronDown size={16} className={styles.chevron} />
      </Button>
    }
  >
    <MenuChoice
      label={taskTexts.sortBy}
      value={sort}
      options={fieldsOf(manual)}
      onChange={(chosen) => onChange(chosen, order)}
    />
    <MenuSeparator />
    <MenuChoice
      label={taskTexts.sortDirection}
      value={order}
      options={orders}
      onChange={(chosen) => onChange(sort, chosen)}
    />
  </Menu>
);

/** The order that an address asks for; anything else counts as the default. */
export const sortFieldOf = (text: string | undefined, manual: boolean): TaskSortField =>
  fieldsOf(manual).find(({ value }) => value === text)?.value ?? (manual ? 'position' : 'id');
