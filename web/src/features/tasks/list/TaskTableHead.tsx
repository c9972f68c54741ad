import type { TaskSortField } from '@cuadrilla/contract/tasks/tasks';
import { ArrowDown, ArrowUp, MessageSquare, Signal, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../lib/text/text.ts';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import type { TaskSelection } from '../acts/bulk/use-selection.ts';
import { fieldTexts } from '../data/field.texts.ts';
import { type ListField, listFields, loggedAs } from '../data/task-fields.tsx';
import { listTexts as texts } from '../data/list.texts.ts';
import type { ListedTasks } from '../parts/card/listed-tasks.ts';
import columns from './TaskTable.module.css';
import styles from './TaskTableHead.module.css';

interface Props {
  listed: ListedTasks;
  canEdit: boolean;
  selection: TaskSelection;
  /** Only for whoever hears the table. */
  unseen: boolean;
}

export function TaskTableHead({ listed: { tasks, listing, onSort }, canEdit, selection, unseen }: Props) {
  const sorting = { listing, onSort };
  if (unseen) return <Unseen canEdit={canEdit} />;
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
        <th role="columnheader" scope="col">
          <Hidden>{texts.done}</Hidden>
        </th>
        <Sortable {...sorting} field="title" name={texts.task} />
        {listFields.map((name) => (
          <Sortable
            key={name}
            {...sorting}
            field={loggedAs[name]}
            name={fieldTexts[name].label}
            sign={signs[name]}
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

/** The same columns, with nothing to press. */
const Unseen = ({ canEdit }: Pick<Props, 'canEdit'>) => (
  <thead role="rowgroup" className={styles.unseen}>
    <tr role="row" aria-rowindex={1}>
      {[
        ...(canEdit ? [texts.selecting] : []),
        texts.done,
        texts.task,
        ...listFields.map((name) => fieldTexts[name].label),
        texts.comments,
      ].map((name) => (
        <th key={name} role="columnheader" scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** Of those whose column is as narrow as a sign. */
const signs: Partial<Record<ListField, ReactNode>> = {
  priorityId: <Signal size={14} />,
  assignedTo: <UserRound size={14} />,
};

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
  /** The same, where rows are low. */
  sign?: ReactNode;
}

/** Pressed again it turns round. */
function Sortable({ field, name, className, icon, sign, listing, onSort }: SortableProps) {
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
        {sign && <span className={styles.sign}>{sign}</span>}
        {icon ? <Hidden>{name}</Hidden> : <span className={sign ? styles.word : undefined}>{name}</span>}
        {isSorted && <Arrow size={13} />}
      </button>
    </th>
  );
}
