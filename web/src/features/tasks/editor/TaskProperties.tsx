import type { Task } from '@cuadrilla/contract/tasks';
import { useEffect, type ReactNode } from 'react';
import { asId, useChoice } from '../../../lib/forms.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { DueDateField } from '../form/DueDateField.tsx';
import { PriorityField } from '../form/PriorityField.tsx';
import type { Choice } from '../form/task-choices.ts';
import { taskTexts } from '../tasks.texts.ts';
import type { EditedField } from './task-values.ts';
import styles from './TaskEditor.module.css';
import type { useTaskForm } from './use-task-form.ts';

export interface TaskChoices {
  people: Choice[];
  labels: Choice[];
  boards: Choice[];
  /** Of the chosen board; the page learns of another one by `onBoard`. */
  columns: Choice[];
  onBoard: (boardId: number) => void;
}

interface Props {
  form: ReturnType<typeof useTaskForm>['form'];
  choices: TaskChoices;
  task: Task;
  canEdit: boolean;
  /** What stands below a field that others changed too. */
  noteOn: (field: EditedField) => ReactNode;
}

const asIdOrNull = { setValueAs: (text: string | number | null) => (text ? Number(text) : null) };

export function TaskProperties(props: Props) {
  const { form, choices, canEdit, noteOn } = props;
  const { field, watch } = form;
  const dueDate = useChoice(form, 'dueDate');
  const [priorityId, assignedTo, labelId] = watch(['priorityId', 'assignedTo', 'labelId']);
  const assignee = choices.people.find(({ value }) => value === assignedTo);
  return (
    <>
      <div className={styles.wide}>
        <PriorityField {...field('priorityId', asId)} canEdit={canEdit} chosen={priorityId} />
        {noteOn('priorityId')}
      </div>
      <div className={styles.wide}>
        <DueDateField {...dueDate} readOnly={!canEdit} />
        {noteOn('dueDate')}
      </div>
      <div>
        <ChoiceField
          {...field('assignedTo', asId)}
          label={taskTexts.assignee}
          placeholder={taskTexts.noAssignee}
          options={choices.people}
          canEdit={canEdit}
          chosen={assignedTo}
          icon={
            assignee && <Avatar person={{ id: assignee.value, name: assignee.label }} size={22} decorative />
          }
        />
        {noteOn('assignedTo')}
      </div>
      <BoardAndColumn {...props} />
      <div>
        <ChoiceField
          {...field('labelId', asIdOrNull)}
          label={taskTexts.label}
          placeholder={taskTexts.noLabel}
          options={choices.labels}
          canEdit={canEdit}
          chosen={labelId}
        />
        {noteOn('labelId')}
      </div>
    </>
  );
}

/** Its column and its board. On another board it goes to the column of the same kind, unless one is chosen. */
function BoardAndColumn({ form, choices, task, canEdit, noteOn }: Props) {
  const { onBoard } = choices;
  const board = useChoice(form, 'boardId');
  const column = useChoice(form, 'columnId');
  // For a value that was taken back the form holds the one that it began with: on another board that is none.
  const columnId =
    board.value !== task.board_id && column.value === task.column_id ? undefined : column.value;
  // Whoever chose it, here or elsewhere: its columns are to be read.
  useEffect(() => onBoard(board.value), [onBoard, board.value]);
  const moveTo = (boardId: number) => {
    board.onChange(boardId);
    column.onChange(boardId === task.board_id ? task.column_id : undefined);
  };
  return (
    <>
      <div>
        <ChoiceField
          {...column}
          value={columnId ?? ''}
          onChange={(event) => column.onChange(asId.setValueAs(event.target.value))}
          label={taskTexts.column}
          {...(board.value !== task.board_id && { placeholder: taskTexts.sameColumn })}
          options={choices.columns}
          canEdit={canEdit}
          chosen={columnId}
        />
        {noteOn('columnId')}
      </div>
      <div>
        <ChoiceField
          {...board}
          onChange={(event) => moveTo(Number(event.target.value))}
          label={taskTexts.board}
          options={choices.boards}
          canEdit={canEdit}
          chosen={board.value}
        />
        {noteOn('boardId')}
      </div>
    </>
  );
}
