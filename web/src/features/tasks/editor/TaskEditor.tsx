import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { useEscape } from '../../../lib/keys.ts';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { turnedColumn, turnTask } from '../acts/menu/task-deeds.ts';
import type { FieldSources } from '../data/field-edits.ts';
import { useTaskActions } from '../data/optimistic-actions.ts';
import { propertyFields, type WrittenField } from '../data/task-fields.tsx';
import type { Editor } from '../data/tasks.texts.ts';
import type { ShownLabel } from '../parts/card/LabelChip.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { RemoveTaskButton } from './RemoveTaskButton.tsx';
import { SaveButtons, SaveState } from './SaveState.tsx';
import styles from './TaskEditor.module.css';
import { TaskFacts } from './TaskFacts.tsx';
import { missingIn, TaskProperties } from './TaskProperties.tsx';
import { TaskText } from './TaskText.tsx';
import { useLeaving } from './use-leaving.ts';
import { useTaskForm } from './use-task-form.ts';
import { useTaskKeys } from './use-task-keys.ts';
import { editorTexts } from './editor.texts.ts';

interface Props {
  /** Where it is by now. */
  place: TaskPlace;
  detail: TaskDetail;
  columns: readonly Column[];
  sources: FieldSources;
  labels: readonly ShownLabel[];
  /** Why nothing can be changed, if so. */
  unavailable: string | false;
  /** Who last changed a field, where it is known. */
  lastEditor: (field: WrittenField) => Editor | undefined;
  /** Told whether something typed is unsaved; keep it the same function. */
  onEditing: (editing: boolean) => void;
  leave: () => Promise<void>;
  goBack: () => void;
  /** Above everything: the way back, and who else is here. */
  head: (saved: ReactNode) => ReactNode;
  /** Above the form: what has happened to the task. */
  notice: ReactNode;
  /** Under the title: what there is to know at once. */
  summary: ReactNode;
  cancel: (giveUp: () => void) => ReactNode;
  /** Below the text, but no part of the form. */
  children: ReactNode;
}

/** A task that saves itself: its words as they are left, its properties as they are chosen. */
export function TaskEditor(props: Props) {
  const { place, detail, columns, unavailable, lastEditor, onEditing } = props;
  const { task } = detail;
  const formId = useId();
  const [frame, sheet, list] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLFormElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const editing = useTaskForm(place, task, unavailable);
  const { change, conflict, isDirty, saveTyped, draft } = editing;
  const actions = useTaskActions(place.projectId, place.boardId);
  const turn = useTurn(props, actions);
  const leaving = useLeaving({ unsaved: isDirty, saving: change.isPending, save: saveTyped });
  const [isChecked, setChecked] = useState(false);
  const isDone = columns.find(({ id }) => id === task.column_id)?.kind === 'hecho';
  const hasWritten = useOnce(isDirty);
  useTaskKeys({ form: sheet, frame, turn: unavailable ? undefined : turn });
  useEscape(true, props.goBack);
  useTellEditing(isDirty, onEditing);

  /** Nothing was typed, or what was typed is wrong: then all that is missing is told, and the first of it has the focus. */
  const check = () => {
    setChecked(true);
    const missing = propertyFields.find((name) => missingIn(task, name));
    if (missing) list.current?.querySelector<HTMLElement>(`[data-property="${missing}"] button`)?.focus();
    else if (!isDirty) toast.info(uiTexts.nothingToSave);
  };
  /** What goes on as the page is left is not to save it after all. */
  const giveUp = () => {
    editing.takeBack();
    draft.end();
  };
  const state = { unsaved: isDirty, saving: change.isPending };
  const buttons = (
    <SaveButtons {...state} formId={formId} unavailable={unavailable} cancel={props.cancel(giveUp)} />
  );
  return (
    <div ref={frame} className={styles.page}>
      {props.head(
        <>
          <SaveState {...state} task={task} />
          {!hasWritten && buttons}
        </>,
      )}
      <div className={styles.sheet}>
        <TaskText
          {...props}
          ref={sheet}
          formId={formId}
          editing={editing}
          buttons={hasWritten && buttons}
          turn={turn}
          isDone={isDone}
          onCheck={check}
        />
        <TaskSide {...props} {...{ list, actions, isDone, isChecked }} />
        <div className={styles.rest}>{props.children}</div>
      </div>
      <ConfirmDialog
        open={leaving.isStuck && !conflict}
        onClose={leaving.stay}
        title={editorTexts.unsaved}
        description={editorTexts.leaveText}
        cancel={editorTexts.stay}
        confirm={editorTexts.discard}
        onConfirm={() => {
          giveUp();
          leaving.leave();
        }}
      />
      {conflict && <ConflictDialog conflict={conflict} lastEditor={lastEditor} />}
    </div>
  );
}

interface SideProps
  extends
    Pick<Props, 'place' | 'detail' | 'sources' | 'labels' | 'unavailable' | 'leave'>,
    Pick<ComponentProps<typeof TaskProperties>, 'list' | 'actions'> {
  isDone: boolean;
  isChecked: boolean;
}

/** What the task is, beside what is written of it. */
const TaskSide = ({ place, detail, sources, labels, unavailable, leave, ...side }: SideProps) => (
  <div className={styles.side}>
    <TaskProperties
      task={detail.task}
      canEdit={!unavailable}
      checked={side.isChecked}
      done={side.isDone}
      list={side.list}
      actions={side.actions}
      {...{ sources, labels }}
    />
    <div className={styles.facts}>
      <TaskFacts detail={detail} />
      <RemoveTaskButton place={place} task={detail.task} unavailable={unavailable} leave={leave} />
    </div>
  </div>
);

/** To where its board keeps what is done, or back to where it was; undefined where there is no such column. */
function useTurn(
  { detail: { task }, columns }: Props,
  actions: ReturnType<typeof useTaskActions>,
): (() => void) | undefined {
  if (!turnedColumn(task, columns)) return undefined;
  return () => void turnTask(task, { columns, actions });
}

/** Whether it ever was, since the page was opened. */
function useOnce(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}

function useTellEditing(isDirty: boolean, onEditing: Props['onEditing']): void {
  useEffect(() => {
    onEditing(isDirty);
    return () => onEditing(false);
  }, [onEditing, isDirty]);
}
