import { limits } from '@cuadrilla/contract/kernel/fields';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { type ComponentProps, type ReactNode, useEffect, useMemo } from 'react';
import { useEscape } from '../../../lib/keys.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { SelectionActions } from '../acts/bulk/SelectionActions.tsx';
import { SelectionStatus } from '../acts/bulk/SelectionStatus.tsx';
import { useSelection } from '../acts/bulk/use-selection.ts';
import type { DeedBoard } from '../acts/menu/task-deeds.ts';
import { useTaskMenu } from '../acts/menu/use-task-menu.tsx';
import { FieldMenu } from '../parts/field-menu/FieldMenu.tsx';
import type { ListBoard, ListedTasks } from '../parts/card/listed-tasks.ts';
import { listTexts as texts } from '../data/list.texts.ts';
import { DoneFold } from './DoneFold.tsx';
import { PhoneTools } from './PhoneTools.tsx';
import { rowIdOf } from './table-events.ts';
import styles from './TaskList.module.css';
import { TaskTable } from './TaskTable.tsx';
import { useFieldEditing } from '../parts/field-menu/use-field-editing.ts';
import { useTitleEditing } from './use-title-editing.ts';

interface Props {
  board: ListBoard;
  deeds: DeedBoard;
  listed: ListedTasks;
  /** What is done, where that stands apart. */
  done: DoneTasks | undefined;
  /** Below the open ones: what reads on. */
  end: ReactNode;
  /** Told which task is being changed in its row; keep it the same function. */
  onEditing: (taskId: number | undefined) => void;
}

interface DoneTasks extends ComponentProps<typeof DoneFold> {
  tasks: readonly Task[];
  end: ReactNode;
}

/** A board's tasks as a table, to change one by one or many at once. */
export function TaskList({ board, deeds, listed, done, end, onEditing }: Props) {
  const { columns, people, boards, canEdit } = board;
  const labels = useMemo(() => [...board.labels.values()], [board.labels]);
  const { actions } = deeds;
  const { tasks, total, readUpTo } = listed;
  const shown = useMemo(() => (done?.isOpen ? [...tasks, ...done.tasks] : tasks), [tasks, done]);
  const sources = { columns, people, labels, boards, timeZone: useTimeZone() };
  const selection = useSelection({
    ...board,
    listing: listed.listing,
    shown: () => shown,
    read: { at: listed.readAt, whole: listed.whole },
  });
  const titles = useTitleEditing(actions, shown);
  const fields = useFieldEditing(shown, sources, actions);
  const { asked } = fields;
  const { menu, ...menuEvents } = useTaskMenu(shown, deeds, selection.toggle);
  const edited = titles.edit?.task.id ?? asked?.taskId;
  useEffect(() => onEditing(edited), [onEditing, edited]);
  const { selecting, clear } = selection;
  const chosen = [...selection.tasks.values()];

  const table = { board, selection, editing: { titles, fields }, menu: menuEvents };
  const leave = () => {
    if (!rowIdOf(document.activeElement)) focusRow(chosen[0]);
    clear();
  };
  useEscape(selecting || chosen.length > 0, leave);
  return (
    <section className={styles.list}>
      {canEdit && <SelectionStatus count={chosen.length} />}
      <PhoneTools
        total={total}
        canEdit={canEdit}
        selecting={selecting}
        onSelecting={(next) => (next ? selection.begin() : clear())}
      />
      <TaskTable {...table} listed={listed} label={texts.table} />
      {end}
      {done && <DoneFold count={done.count} isOpen={done.isOpen} onToggle={done.onToggle} />}
      {done?.isOpen && (
        <>
          <TaskTable
            {...table}
            listed={{ ...listed, tasks: done.tasks, total: done.count }}
            label={texts.doneTable}
            headless
          />
          {done.end}
        </>
      )}
      {menu}
      <SelectionActions
        selection={selection}
        deeds={deeds}
        sources={sources}
        more={canReadMore(chosen.length, tasks.length, total) ? { total, read: readUpTo } : undefined}
        onLeave={leave}
      />
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
