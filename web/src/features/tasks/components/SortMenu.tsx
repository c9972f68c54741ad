import { ArrowDownWideNarrow, ArrowUpNarrowWide, ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Menu, MenuChoice, MenuSeparator } from '../../../ui/Menu.tsx';
import { sortNames, taskTexts } from '../tasks.texts.ts';
import styles from './SortMenu.module.css';

export type SortField = keyof typeof sortNames;
export type SortOrder = 'asc' | 'desc';

const fields = (Object.keys(sortNames) as SortField[]).map((value) => ({ value, label: sortNames[value] }));
const orders = [
  { value: 'asc', label: taskTexts.directions.asc },
  { value: 'desc', label: taskTexts.directions.desc },
] as const;

interface Props {
  sort: SortField;
  order: SortOrder;
  onChange: (sort: SortField, order: SortOrder) => void;
}

/** On a phone only its icon is left. */
export const SortMenu = ({ sort, order, onChange }: Props) => (
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
      options={fields}
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
export const sortFieldOf = (text: string | undefined): SortField =>
  fields.find(({ value }) => value === text)?.value ?? 'id';
