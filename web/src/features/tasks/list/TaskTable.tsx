import type { Column } from '@cuadrilla/contract/boards';
import type { Task } from '@cuadrilla/contract/tasks';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { isTyping } from '../../../lib/keys.ts';
import { useMedia } from '../../../lib/media.ts';
import { clickedTask } from '../card/task-links.ts';
import { listTexts as texts } from './list.texts.ts';
import { fieldButtonOf, moveFocus, rowIdOf } from './table-events.ts';
import type { ListField } from './task-fields.ts';
import styles from './TaskTable.module.css';
import { TaskTableHead } from './TaskTableHead.tsx';
import { type RowContext, TaskTableRow } from './TaskTableRow.tsx';
import { useLongPress } from './use-long-press.ts';
import type { TitleEdit } from './use-title-editing.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface Props extends Omit<RowContext, 'measure'>, Omit<ComponentProps<typeof TaskTableHead>, 'chosen'> {
  tasks: readonly Task[];
  /** Also of the pages still to come. */
  total: number;
  columns: readonly Column[];
  editors: ReadonlyMap<number, { id: number; name: string }>;
  selected: ReadonlyMap<number, Task>;
  /** On a phone: touching a card selects it. */
  selecting: boolean;
  onLongPress: (taskId: number) => void;
  /** The task whose menu is open, and of which field. */
  open: { taskId: number; field: ListField } | undefined;
  edit: TitleEdit | undefined;
  onEditTitle: (taskId: number) => void;
  onField: (taskId: number, field: ListField, anchor: HTMLElement) => void;
  onOpen: (taskId: number) => void;
  onIntent: () => void;
  stale: boolean;
}

/** Where a row is too narrow for its columns it is a card, as in the style sheet. */
const cards = '(max-width: 960px)';

/** A table also for screen readers, whichever part of it is there now: the roles stay when CSS makes cards of rows. */
export function TaskTable(props: Props) {
  const { tasks, columns, selected, canEdit, edit, open, hrefOf, onToggle } = props;
  const { onTypeTitle, onSaveTitle, onCancelTitle } = props;
  const asCards = useMedia(cards);
  const { body, rows, height, measure } = useVirtualRows(tasks, asCards, open?.taskId);
  const columnOf = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const context = useMemo(
    () => ({
      canEdit,
      hrefOf,
      onToggle,
      onTypeTitle,
      onSaveTitle,
      onCancelTitle,
      measure: asCards ? measure : undefined,
    }),
    [canEdit, hrefOf, onToggle, onTypeTitle, onSaveTitle, onCancelTitle, asCards, measure],
  );
  return (
    <table
      role="table"
      aria-label={texts.table}
      aria-rowcount={props.total + 1}
      aria-busy={props.stale || undefined}
      className={styles.table}
      data-can-edit={canEdit || undefined}
      data-selecting={props.selecting || undefined}
      onPointerEnter={props.onIntent}
      onFocus={props.onIntent}
      {...useTableEvents(props)}
    >
      <TaskTableHead {...props} chosen={chosenOf(tasks, selected)} />
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
              editor={props.editors.get(task.id)}
              selected={selected.has(task.id)}
              open={open?.taskId === task.id ? open.field : undefined}
              edit={edit?.task.id === task.id ? edit : undefined}
              context={context}
            />
          );
        })}
      </tbody>
    </table>
  );
}

const chosenOf = (tasks: readonly Task[], selected: ReadonlyMap<number, Task>) => {
  if (selected.size === 0) return 'none';
  return tasks.every(({ id }) => selected.has(id)) ? 'all' : 'some';
};

/** One listener for the controls of all rows. */
function useTableEvents(props: Props) {
  const { canEdit, selecting, onEditTitle, onField, onToggle, onOpen, onChooseAll } = props;
  const press = useLongPress((target) => {
    const taskId = rowIdOf(target);
    if (taskId && canEdit) props.onLongPress(taskId);
  });

  const onClick = (event: MouseEvent) => {
    const taskId = rowIdOf(event.target);
    if (!taskId) return;
    const button = fieldButtonOf(event.target);
    if (selecting) {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLLabelElement) return;
      event.preventDefault();
      onToggle(taskId, false);
    } else if (button?.dataset['field'] === 'title') onEditTitle(taskId);
    else if (button) onField(taskId, button.dataset['field'] as ListField, button);
    else if (clickedTask(event)) {
      event.preventDefault();
      onOpen(taskId);
    }
  };
  const onDoubleClick = ({ target }: MouseEvent) => {
    const taskId = rowIdOf(target);
    const isTitle = target instanceof Element && target.closest('[role=rowheader]');
    if (taskId && isTitle && canEdit && !isTyping(target)) onEditTitle(taskId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return;
    const taskId = rowIdOf(event.target);
    if (event.key === 'F2' && taskId && canEdit) onEditTitle(taskId);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && canEdit) {
      event.preventDefault();
      onChooseAll();
    } else moveFocus(event);
  };
  return { ...press, onClick, onDoubleClick, onKeyDown };
}
