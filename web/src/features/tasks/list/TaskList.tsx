import { limits } from '@cuadrilla/contract/kernel/fields';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useEffect, useMemo, useState } from 'react';
import { useEscape } from '../../../lib/keys.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { SelectionBar } from '../acts/bulk/SelectionBar.tsx';
import { SelectionStatus } from '../acts/bulk/SelectionStatus.tsx';
import { useSelection } from '../acts/bulk/use-selection.ts';
import { archiveTasks, type DeedBoard } from '../acts/menu/task-deeds.ts';
import { useTaskMenu } from '../acts/menu/use-task-menu.tsx';
import { MoveOutDialog } from '../acts/move-out/MoveOutDialog.tsx';
import { FieldMenu } from '../parts/field-menu/FieldMenu.tsx';
import type { ListBoard, ListedTasks } from '../parts/card/listed-tasks.ts';
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
  /** Told which task is being changed in its row; keep it the same function. */
  onEditing: (taskId: number | undefined) => void;
}

/** A board's tasks as a table, to change one by one or many at once. */
export function TaskList({ board, deeds, listed, onEditing }: Props) {
  const { columns, people, boards, canEdit } = board;
  const labels = useMemo(() => [...board.labels.values()], [board.labels]);
  const { actions } = deeds;
  const { tasks, total, readUpTo } = listed;
  const sources = { columns, people, labels, boards, timeZone: useTimeZone() };
  const selection = useSelection(board, listed);
  const titles = useTitleEditing(actions, tasks);
  const fields = useFieldEditing(tasks, sources, actions);
  const { asked } = fields;
  const { menu, ...menuEvents } = useTaskMenu(tasks, deeds);
  const edited = titles.edit?.task.id ?? asked?.taskId;
  useEffect(() => onEditing(edited), [onEditing, edited]);
  const { selecting, clear } = selection;
  const chosen = [...selection.tasks.values()];
  const [isMovingOut, setMovingOut] = useState(false);

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
      <TaskTable
        board={board}
        listed={listed}
        selection={selection}
        editing={{ titles, fields }}
        menu={menuEvents}
      />
      {menu}
      {chosen.length > 0 && (
        <SelectionBar
          tasks={chosen}
          more={canReadMore(chosen.length, tasks.length, total) ? total : undefined}
          open={asked?.taskId === undefined ? asked?.field : undefined}
          onSelectMore={async () => selection.all(await readUpTo(limits.bulk))}
          onField={(field, anchor) => fields.forAll(chosen, field, anchor)}
          onArchive={(archived) =>
            void archiveTasks(chosen, archived, actions).then((done) => done && clear())
          }
          onMoveOut={() => setMovingOut(true)}
          onRemove={() => void actions.remove(chosen).then((done) => done && clear())}
          onClear={leave}
        />
      )}
      {isMovingOut && (
        <MoveOutDialog
          place={deeds.place}
          tasks={chosen}
          onClose={() => setMovingOut(false)}
          onMoved={() => clear()}
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
