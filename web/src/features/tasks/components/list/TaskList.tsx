import type { Column } from '@cuadrilla/contract/boards';
import { limits } from '@cuadrilla/contract/fields';
import type { Task, TaskSortField } from '@cuadrilla/contract/tasks';
import { ListChecks } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTimeZone } from '../../../../lib/time-zone.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Hidden } from '../../../../ui/Hidden.tsx';
import { editOf, type ListField, type Person } from '../../task-fields.ts';
import { listTexts as texts } from '../../task-list.texts.ts';
import type { TaskListing } from '../../task-listing.ts';
import type { TaskEdits } from '../../tasks.edits.ts';
import { taskTexts } from '../../tasks.texts.ts';
import type { SortOrder } from '../SortMenu.tsx';
import { FieldMenu, type OpenField } from './FieldMenu.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import styles from './TaskList.module.css';
import { TaskTable } from './TaskTable.tsx';
import { useSelection } from './use-selection.ts';
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
  edits: TaskEdits;
  /** Reads on until there are so many, or no more. */
  readUpTo: (count: number) => Promise<Task[]>;
  hrefOf: (taskId: number) => string;
  onOpen: (taskId: number) => void;
  onIntent: () => void;
  stale: boolean;
}

/** Where the menu was asked for: in a row, or in the bar for all that is selected. */
type Asked = OpenField & { taskId: number | undefined };

/** A board's tasks as a table, to change one by one or many at once. */
export function TaskList({ projectId, tasks, total, columns, people, edits, readUpTo, ...rest }: Props) {
  const { listing, canEdit } = rest;
  const selection = useSelection(projectId, listing, tasks);
  const titles = useTitleEditing(edits);
  const [asked, setAsked] = useState<Asked>();
  const [selecting, setSelecting] = useState(false);
  const timeZone = useTimeZone();
  const sources = useMemo(() => ({ columns, people, timeZone }), [columns, people, timeZone]);
  const chosen = [...selection.tasks.values()];
  const taskOf = (taskId: number) => tasks.find(({ id }) => id === taskId);

  const clear = useCallback(() => {
    selection.clear();
    setSelecting(false);
  }, [selection.clear]);
  const choose = (value: string) => {
    if (!asked) return;
    setAsked(undefined);
    const edit = editOf(asked.tasks, asked.field, value, sources);
    if (asked.taskId === undefined) void edits.changeMany([...asked.tasks], edit);
    else asked.tasks.forEach((task) => void edits.change(task, edit));
  };
  const removeChosen = () => {
    void edits.remove(chosen).then((done) => done && clear());
  };
  const askInRow = (taskId: number, field: ListField, anchor: HTMLElement) => {
    const task = taskOf(taskId);
    if (task) setAsked({ taskId, field, anchor, tasks: [task] });
  };
  const beginTitle = (taskId: number) => {
    const task = taskOf(taskId);
    if (task) titles.begin(task);
  };
  const more = canReadMore(chosen.length, tasks.length, total) ? total : undefined;

  return (
    <section className={styles.list}>
      <Hidden>
        <span role="status">{canEdit && <SelectionStatus count={chosen.length} />}</span>
      </Hidden>
      <div className={styles.phoneTools}>
        <span className={styles.total}>{taskTexts.count(total)}</span>
        {canEdit && (
          <Button
            look="ghost"
            size="small"
            icon={<ListChecks size={16} />}
            onClick={() => (selecting ? clear() : setSelecting(true))}
          >
            {selecting ? texts.selectingDone : texts.selecting}
          </Button>
        )}
      </div>
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
        onChooseAll={() =>
          chosen.length >= Math.min(tasks.length, limits.bulk) ? clear() : selection.all(tasks)
        }
        onLongPress={(taskId) => {
          setSelecting(true);
          selection.toggle(taskId, false);
        }}
        onClear={clear}
        open={asked?.taskId === undefined ? undefined : { taskId: asked.taskId, field: asked.field }}
        onField={askInRow}
        edit={titles.edit}
        onEditTitle={beginTitle}
        onSaveTitle={titles.save}
        onCancelTitle={titles.cancel}
      />
      {chosen.length > 0 && (
        <SelectionBar
          tasks={chosen}
          more={more}
          open={asked?.taskId === undefined ? asked?.field : undefined}
          onSelectMore={async () => selection.all(await readUpTo(limits.bulk))}
          onField={(field, anchor) => setAsked({ taskId: undefined, field, anchor, tasks: chosen })}
          onRemove={removeChosen}
          onClear={clear}
        />
      )}
      {asked && (
        <FieldMenu {...asked} sources={sources} onChoose={choose} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}

/** All that has been read is chosen, but there is more, and room for it. */
const canReadMore = (chosen: number, read: number, total: number): boolean =>
  chosen >= read && read < total && chosen < limits.bulk;

/** Nothing is said before the first choice. */
function SelectionStatus({ count }: { count: number }) {
  const [begun, setBegun] = useState(false);
  if (count > 0 && !begun) setBegun(true);
  return begun ? texts.selectedStatus(count) : null;
}
