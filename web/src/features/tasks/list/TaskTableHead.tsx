import type { TaskSortField } from '@cuadrilla/contract/tasks/tasks';
import { ArrowDown, ArrowUp, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../lib/text/text.ts';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import type { ListSelection } from '../acts/bulk/use-selection.ts';
import { fieldTexts } from '../data/field.texts.ts';
import { listFields, loggedAs } from '../data/task-fields.tsx';
import { listTexts as texts } from '../data/list.texts.ts';
import type { ListedTasks } from '../parts/card/listed-tasks.ts';
import columns from './TaskTable.module.css';
import styles from './TaskTableHead.module.css';

interface Props {
  listed: ListedTasks;
  canEdit: boolean;
  selection: ListSelection;
}

export function TaskTableHead({ listed: { tasks, listing, onSort }, canEdit, selection }: Props) {
  const sorting = { listing, onSort };
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1} className={styles.row}>
        {canEdit && (
          <th role="columnheader" scope="col">
            <label className={styles.hit}>
              <SelectAll tasks={tasks} selection={selection} />
            </label>
          </th>
        )}
        <Sortable {...sorting} field="title" name={texts.task} />
        {listFields.map((name) => (
          <Sortable
            key={name}
            {...sorting}
            field={loggedAs[name]}
            name={fieldTexts[name].label}
            className={columns[name]}
          />
        ))}
        <Sortable
          {...sorting}
          field="commentCount"
          name={texts.comments}
          icon={<MessageSquare size={15} />}
        />
      </tr>
    </thead>
  );
}

function SelectAll({ tasks, selection }: Pick<ListedTasks, 'tasks'> & Pick<Props, 'selection'>) {
  const isAll = tasks.every(({ id }) => selection.tasks.has(id));
  return (
    <Checkbox
      aria-label={texts.selectAll}
      checked={isAll}
      mixed={!isAll && selection.tasks.size > 0}
      onChange={selection.toggleAll}
    />
  );
}

interface SortableProps extends Pick<ListedTasks, 'listing' | 'onSort'> {
  field: TaskSortField;
  name: string;
  className?: string | undefined;
  /** Instead of the name, where there is no room for it. */
  icon?: ReactNode;
}

/** Pressed again it turns round. */
function Sortable({ field, name, className, icon, listing, onSort }: SortableProps) {
  const { sort, order } = listing;
  const isSorted = sort === field;
  const next = isSorted && order === 'asc' ? 'desc' : 'asc';
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      role="columnheader"
      scope="col"
      className={classes(styles.cell, className)}
      aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(field, next)}>
        {icon}
        {icon ? <Hidden>{name}</Hidden> : name}
        {isSorted && <Arrow size={13} />}
      </button>
    </th>
  );
}
