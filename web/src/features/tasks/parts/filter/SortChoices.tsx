import type { TaskSortField } from '@cuadrilla/contract/tasks/tasks';
import { MenuAt, MenuChoice, MenuSeparator } from '../../../../ui/layers/Menu.tsx';
import type { Opened } from '../../../../ui/layers/use-opener.ts';
import { taskTexts } from '../../data/tasks.texts.ts';
import { sortFieldsOf, type SortOrder } from './sort-fields.ts';

const orders = [
  { value: 'asc', label: taskTexts.directions.asc },
  { value: 'desc', label: taskTexts.directions.desc },
] as const;

export interface Sorting {
  /** The button's. */
  label: string;
  sort: TaskSortField;
  order: SortOrder;
  /** Whether this is about the order within columns. */
  manual: boolean;
  onChange: (sort: TaskSortField, order: SortOrder) => void;
}

export const SortChoices = ({ sort, order, manual, onChange, ...opened }: Sorting & Opened) => (
  <MenuAt align="start" {...opened}>
    <MenuChoice
      label={taskTexts.sortBy}
      value={sort}
      options={sortFieldsOf(manual)}
      onChange={(chosen) => onChange(chosen, order)}
    />
    <MenuSeparator />
    <MenuChoice
      label={taskTexts.sortDirection}
      value={order}
      options={orders}
      onChange={(chosen) => onChange(sort, chosen)}
    />
  </MenuAt>
);
