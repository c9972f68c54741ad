import type { Column } from '@cuadrilla/contract/boards';
import { limits } from '@cuadrilla/contract/fields';
import type { Task, TaskSortField } from '@cuadrilla/contract/tasks';
import { useState } from 'react';
import { useEscape } from '../../../lib/keys.ts';
import { useTimeZone } from '../../../lib/time-zone.ts';
import { Hidden } from '../../../ui/Hidden.tsx';
import { SelectionBar } from '../bulk/SelectionBar.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import type { TaskActions } from '../cache/optimistic-actions.ts';
import type { SortOrder } from '../filter/SortMenu.tsx';
import type { TaskListing } from '../filter/task-listing.ts';
import { FieldMenu } from './FieldMenu.tsx';
import { listTexts as texts } from './list.texts.ts';
import { PhoneTools } from './PhoneTools.tsx';
import { rowIdOf } from './table-events.ts';
import type { Person } from './task-fields.ts';
import styles from './TaskList.module.css';
import { TaskTable } from './TaskTable.tsx';
import { useFieldEditing } from './use-field-editing.ts';
import { useTitleEditing } from './use-title-editing.ts';

interface Props {
  projectId: number;
  listing: TaskListing;
  onSort: (sort: TaskSortField, order: SortOrder) => void;
  tasks: readonly Task[];
  total: number;
  columns: readonly Column[];
  people: readonly Person[];
  editors: ReadonlyMap<number, { id: number; name: string }>;
  canEdit: boolean;
  actions: TaskActions;
  /** Reads on until there are so many, or no more. */
  readUpTo: (count: number) => Promise<Task[]>;
  hrefOf: (taskId: number) => string;
  onOpen: (taskId: number) => void;
  onIntent: () => void;
  stale: boolean;
}

/** A board's tasks as a table, to change one by one or many at once. */
export function TaskList({ projectId, tasks, total, columns, people, actions, readUpTo, ...rest }: Props) {
  const { listing, canEdit } = rest;
  const [selecting, setSelecting] = useState(false);
  const timeZone = useTimeZone();
  const sources = { columns, people, timeZone };
  const selection = useSelection(projectId, listing, tasks);
  const titles = useTitleEditing(actions, tasks);
  const fields = useFieldEditing(tasks, sources, actions);
  const { asked } = fields;
  const chosen = [...selection.tasks.values()];

  const clear = () => {
    selection.clear();
    setSelecting(false);
  };
  const leave = () => {
    if (!rowIdOf(document.activeElement)) focusRow(chosen[0]);
    clear();
  };
  useEscape(selecting || chosen.length > 0, leave);
  const chooseAll = () =>
    chosen.length >= Math.min(tasks.length, limits.bulk) ? clear() : selection.all(tasks);
  const beginTitle = (taskId: number) => {
    const task = tasks.find(({ id }) => id === taskId);
    if (task) titles.begin(task);
  };
  return (
    <section className={styles.list}>
      <Hidden>
        <span role="status">{canEdit && <SelectionStatus count={chosen.length} />}</span>
      </Hidden>
      <PhoneTools
        total={total}
        canEdit={canEdit}
        selecting={selecting}
        onSelecting={(next) => (next ? setSelecting(true) : clear())}
      />
      <TaskTable
        {...rest}
        tasks={tasks}
        total={total}
        columns={columns}
        sort={listing.sort}
        order={listing.order}
        selected={selection.tasks}
        selecting={selecting}
        onToggle={selection.toggle}
        onChooseAll={chooseAll}
        onLongPress={(taskId) => {
          setSelecting(true);
          selection.toggle(taskId, false);
        }}
        open={asked?.taskId === undefined ? undefined : { taskId: asked.taskId, field: asked.field }}
        onField={fields.inRow}
        edit={titles.edit}
        onEditTitle={beginTitle}
        onTypeTitle={titles.type}
        onSaveTitle={titles.save}
        onCancelTitle={titles.cancel}
      />
      {chosen.length > 0 && (
        <SelectionBar
          tasks={chosen}
          more={canReadMore(chosen.length, tasks.length, total) ? total : undefined}
          open={asked?.taskId === undefined ? asked?.field : undefined}
          onSelectMore={async () => selection.all(await readUpTo(limits.bulk))}
          onField={(field, anchor) => fields.forAll(chosen, field, anchor)}
          onRemove={() => void actions.remove(chosen).then((done) => done && clear())}
          onClear={leave}
        />
      )}
      {asked && <FieldMenu {...asked} sources={sources} onChoose={fields.choose} onClose={fields.close} />}
    </section>
  );
}

/** All that has been read is chosen, but there is more, and room for it. */
const canReadMore = (chosen: number, read: number, total: number): boolean =>
  chosen >= read && read < total && chosen < limits.bulk;

/** The bar goes away with what is selected, the focus stays in the table. */
const focusRow = (task: Task | undefined): void =>
  document.querySelector<HTMLElement>(`[data-row="${task?.id}"] [data-stop]`)?.focus({ preventScroll: true });

/** Nothing is said before the first choice. */
function SelectionStatus({ count }: { count: number }) {
  const [begun, setBegun] = useState(false);
  if (count > 0 && !begun) setBegun(true);
  return begun ? texts.selectedStatus(count) : null;
}
