import { parseDate } from '@cuadrilla/contract/kernel/dates';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useEffect, type ReactNode } from 'react';
import { useNow } from '../../../lib/dates/clock.ts';
import { asId, useChoice } from '../../../lib/forms.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { dueStateOf } from '../data/due-date.ts';
import { fieldTexts } from '../data/field.texts.ts';
import { type EditedField, lookOf, properties, type PropertyField } from '../data/task-fields.tsx';
import { ChoiceField } from '../parts/form/ChoiceField.tsx';
import { FieldInput } from '../parts/form/FieldInput.tsx';
import type { FieldChoices } from '../parts/form/task-choices.ts';
import { taskTexts } from '../data/tasks.texts.ts';
import styles from './TaskEditor.module.css';
import type { useTaskForm } from './use-task-form.ts';

/** The columns are those of the chosen board; the page learns of another one by `onBoard`. */
export type TaskChoices = Required<FieldChoices> & { onBoard: (boardId: number) => void };

interface Props {
  form: ReturnType<typeof useTaskForm>['form'];
  choices: TaskChoices;
  task: Task;
  done: boolean;
  canEdit: boolean;
  /** What stands below a field that others changed too. */
  noteOn: (field: EditedField) => ReactNode;
}

export const TaskProperties = (props: Props) =>
  (Object.keys(properties) as PropertyField[]).map((name) => (
    <div key={name} className={properties[name].wide ? styles.wide : undefined}>
      {name === 'columnId' ? (
        <ColumnInput {...props} />
      ) : name === 'boardId' ? (
        <BoardInput {...props} />
      ) : name === 'dueDate' ? (
        <DueInput {...props} />
      ) : (
        <FieldInput
          {...props}
          name={name}
          placeholder={fieldTexts[name].none}
          hint={isMissing(props, name) ? taskTexts.missing : undefined}
        />
      )}
      {props.noteOn(name)}
    </div>
  ));

const isMissing = ({ form, canEdit }: Props, name: PropertyField): boolean =>
  canEdit && lookOf(name).required === true && !form.watch(name);

function DueInput(props: Props) {
  const { form, task, done } = props;
  const due = parseDate(form.watch('dueDate') ?? '');
  const zones = { own: useTimeZone(), assignee: task.assignedTo?.time_zone };
  const isLate = useNow((now) => due !== undefined && dueStateOf(due, done, zones, now) === 'overdue');
  return <FieldInput {...props} name="dueDate" isLate={isLate} />;
}

/** On another board it goes to the column of the same kind, unless one is chosen. */
function ColumnInput({ form, choices, task, canEdit }: Props) {
  const column = useChoice(form, 'columnId');
  const isElsewhere = form.watch('boardId') !== task.board_id;
  // For a value that was taken back the form holds the one that it began with: on another board that is none.
  const columnId = isElsewhere && column.value === task.column_id ? undefined : column.value;
  return (
    <ChoiceField
      {...column}
      value={columnId ?? ''}
      onChange={(event) => column.onChange(asId.setValueAs(event.target.value))}
      label={fieldTexts.columnId.label}
      {...(isElsewhere && { placeholder: taskTexts.sameColumn })}
      options={choices.columns}
      canEdit={canEdit}
      chosen={columnId}
    />
  );
}

function BoardInput({ form, choices, task, canEdit }: Props) {
  const { onBoard } = choices;
  const board = useChoice(form, 'boardId');
  const column = useChoice(form, 'columnId');
  // Whoever chose it, here or elsewhere: its columns are to be read.
  useEffect(() => onBoard(board.value), [onBoard, board.value]);
  const moveTo = (boardId: number) => {
    board.onChange(boardId);
    column.onChange(boardId === task.board_id ? task.column_id : undefined);
  };
  return (
    <ChoiceField
      {...board}
      onChange={(event) => moveTo(Number(event.target.value))}
      label={fieldTexts.boardId.label}
      options={choices.boards}
      canEdit={canEdit}
      chosen={board.value}
    />
  );
}
