import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { memo } from 'react';
import type { Attendee } from '../parts/card/attendee.ts';
import { firstWord } from '../../../lib/people.ts';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { hueOf } from '../../../ui/controls/hues.ts';
import { LineGlyph } from '../../../ui/controls/LineGlyph.tsx';
import type { TaskSelection } from '../acts/bulk/use-selection.ts';
import { DoneTick } from '../parts/card/DoneTick.tsx';
import type { ShownLabel } from '../parts/card/LabelChip.tsx';
import { listFields, type PropertyField } from '../data/task-fields.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import { FieldCell } from './FieldCell.tsx';
import { listTexts as texts } from '../data/list.texts.ts';
import styles from './TaskTable.module.css';
import { TitleCell, TitleEditor } from './TitleCell.tsx';
import type { TitleEdit, TitleEditing } from './use-title-editing.ts';

/** What every row is given alike; it does not change while scrolling. */
interface RowContext {
  canEdit: boolean;
  hrefOf: (taskId: number) => string;
  toggle: TaskSelection['toggle'];
  titleBox: TitleEditing['box'];
  /** Where rows are cards of different heights. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

interface Props {
  task: Task;
  index: number;
  /** Pixels below the first row. */
  start: number;
  column: Column | undefined;
  label: ShownLabel | undefined;
  attendee: Attendee | undefined;
  selected: boolean;
  /** The field whose menu is open. */
  open: PropertyField | undefined;
  edit: TitleEdit | undefined;
  context: RowContext;
}

/** Its buttons and links are only marked: `TaskTable` listens for those of all rows. */
export const TaskTableRow = memo(function TaskTableRow(props: Props) {
  const { task, index, start, column, label, attendee, selected, open, edit, context } = props;
  const { canEdit, hrefOf, toggle, titleBox } = context;
  const cell = { canEdit, open };
  return (
    <tr
      role="row"
      ref={context.measure}
      aria-rowindex={index + 2}
      data-index={index}
      data-row={task.id}
      data-selected={selected || undefined}
      data-done={column?.kind === 'hecho' || undefined}
      className={styles.row}
      style={{ top: start }}
      {...(attendee && { 'data-hue': hueOf(attendee.id), 'data-attended': attendee.doing })}
    >
      {canEdit && (
        <td role="cell" className={styles.select}>
          <label className={styles.hit}>
            <Checkbox
              data-stop
              aria-label={texts.select(task.title)}
              checked={selected}
              onChange={({ nativeEvent }) => toggle(task.id, (nativeEvent as MouseEvent).shiftKey)}
            />
          </label>
        </td>
      )}
      <td role="cell" className={styles.tick}>
        <DoneTick task={task} kind={column?.kind} canEdit={canEdit} />
      </td>
      <th role="rowheader" scope="row" className={styles.title}>
        {edit ? (
          <TitleEditor key={edit.message} edit={edit} box={titleBox} />
        ) : (
          <TitleCell task={task} href={hrefOf(task.id)} canEdit={canEdit} label={label} />
        )}
        {attendee && (
          <span className={styles.attendee}>
            {taskTexts.attending[attendee.doing](firstWord(attendee.name))}
          </span>
        )}
      </th>
      {listFields.map((name) => (
        <FieldCell key={name} field={name} task={task} column={column} {...cell} className={styles[name]} />
      ))}
      <td role="cell" className={styles.comments}>
        {context.measure && <LineGlyph name="comments" />}
        <span role="img" aria-label={taskTexts.comments(task.commentCount)}>
          {task.commentCount || ''}
        </span>
      </td>
    </tr>
  );
});
