import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { isTyping } from '../../../lib/keys.ts';
import { useMedia } from '../../../lib/media.ts';
import type { TaskSelection } from '../acts/bulk/use-selection.ts';
import { clickedTask, isChoosingKey, peekedTask, rangedTask } from '../parts/card/task-links.ts';
import type { ListField } from '../data/task-fields.tsx';
import type { useTaskMenu } from '../acts/menu/use-task-menu.tsx';
import { NewAbove } from '../parts/place/NewAbove.tsx';
import type { ListBoard, ListedTasks } from '../parts/card/listed-tasks.ts';
import { fieldButtonOf, moveFocus, rowIdOf } from './table-events.ts';
import styles from './TaskTable.module.css';
import { TaskTableHead } from './TaskTableHead.tsx';
import { TaskTableRow } from './TaskTableRow.tsx';
import type { FieldEditing } from '../parts/field-menu/use-field-editing.ts';
import { useHeldOpen } from './use-held-open.ts';
import { useLongPress } from './use-long-press.ts';
import type { TitleEditing } from './use-title-editing.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface Props {
  board: ListBoard;
  listed: ListedTasks;
  label: string;
  /** Below another one, whose head is its own too. */
  headless?: boolean;
  selection: TaskSelection;
  /** What is being changed in place. */
  editing: { titles: TitleEditing; fields: FieldEditing };
  menu: Pick<ReturnType<typeof useTaskMenu>, 'onClick' | 'onKeyDown'>;
}

/** Where a row is too narrow for its columns it is a card, as in the style sheet. */
const cards = '(max-width: 960px)';

/** A table also for screen readers, whichever part of it is there now: the roles stay when CSS makes cards of rows. */
export function TaskTable(props: Props) {
  const { board, listed, label, headless = false, selection, editing } = props;
  const { columns, attendees, canEdit, hrefOf, onIntent } = board;
  const { tasks } = listed;
  const { edit, box: titleBox } = editing.titles;
  const { asked } = editing.fields;
  const { toggle } = selection;
  const asCards = useMedia(cards);
  const { body, rows, place, height, measure } = useVirtualRows(listed, asCards, asked?.taskId);
  const columnOf = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const context = useMemo(
    () => ({ canEdit, hrefOf, toggle, titleBox, measure: asCards ? measure : undefined }),
    [canEdit, hrefOf, toggle, titleBox, asCards, measure],
  );
  return (
    <>
      <NewAbove above={place.above} show={place.show} />
      <table
        role="table"
        aria-label={label}
        aria-rowcount={listed.total + 1}
        aria-busy={listed.stale || undefined}
        className={styles.table}
        data-can-edit={canEdit || undefined}
        data-selecting={selection.selecting || undefined}
        data-chosen={selection.tasks.size > 0 || undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        {...useTableEvents(props)}
      >
        <TaskTableHead listed={listed} canEdit={canEdit} selection={selection} unseen={headless} />
        <tbody ref={body} role="rowgroup" className={styles.body} style={{ height }}>
          {rows.map(({ index, start }) => {
            const task = tasks[index];
            if (!task) return null;
            return (
              <TaskTableRow
                key={task.id}
                task={task}
                index={index}
                start={start}
                column={columnOf.get(task.column_id)}
                label={board.labels.get(task.label_id ?? 0)}
                attendee={attendees.get(task.id)}
                selected={selection.tasks.has(task.id)}
                open={asked?.taskId === task.id ? asked.field : undefined}
                edit={edit?.task.id === task.id ? edit : undefined}
                context={context}
              />
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** One listener for the controls of all rows. */
function useTableEvents({ board, selection, editing, menu }: Props) {
  const { canEdit } = board;
  const open = useHeldOpen(board);
  const { titles, fields } = editing;
  const press = useLongPress((target) => {
    const taskId = rowIdOf(target);
    if (taskId && canEdit) selection.begin(taskId);
  });

  const onClick = (event: MouseEvent) => {
    const taskId = rowIdOf(event.target);
    if (!taskId) return;
    const button = fieldButtonOf(event.target);
    if (selection.selecting) {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLLabelElement) return;
      event.preventDefault();
      selection.toggle(taskId, false);
    } else if (menu.onClick(event)) return;
    else if (canEdit && rangedTask(event)) {
      event.preventDefault();
      selection.toggle(taskId, true);
    } else if (button?.dataset['field'] === 'title') titles.begin(taskId);
    else if (button) fields.inRow(taskId, button.dataset['field'] as ListField, button);
    else if (clickedTask(event)) {
      event.preventDefault();
      open(taskId, event, canEdit);
    }
  };
  const onDoubleClick = ({ target }: MouseEvent) => {
    const taskId = rowIdOf(target);
    const isTitle = target instanceof Element && target.closest('[role=rowheader]');
    if (taskId && isTitle && canEdit && !isTyping(target)) titles.begin(taskId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return;
    const taskId = rowIdOf(event.target);
    const peeked = peekedTask(event);
    if (peeked) {
      event.preventDefault();
      return board.onPeek(peeked);
    }
    if (event.key === 'F2' && taskId && canEdit) titles.begin(taskId);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && canEdit) {
      event.preventDefault();
      selection.toggleAll();
    } else if (taskId && canEdit && isChoosingKey(event)) selection.toggle(taskId, event.shiftKey);
    else if (!menu.onKeyDown(event)) moveFocus(event);
  };
  return { ...press, onClick, onDoubleClick, onKeyDown };
}
