import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { CircleAlert, Link } from 'lucide-react';
import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { isForbidden, isSessionEnd, messagesOf } from '../../../lib/server/api.ts';
import { ignore } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { FormattedArea } from '../../../ui/fields/FormattedArea.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import { DraftBanner } from '../../../ui/states/DraftBanner.tsx';
import { copyTaskLink } from '../acts/menu/copy-task-link.ts';
import { fieldTexts } from '../data/field.texts.ts';
import type { WrittenField } from '../data/task-fields.tsx';
import { type Editor, taskTexts } from '../data/tasks.texts.ts';
import { TaskNumber } from '../parts/card/TaskNumber.tsx';
import { CompleteButton } from './CompleteButton.tsx';
import { RemoteNote } from './RemoteNote.tsx';
import { isKept } from './SaveState.tsx';
import styles from './TaskEditor.module.css';
import { oneLine, TitleField } from './TitleField.tsx';
import type { useTaskForm } from './use-task-form.ts';
import { useTick } from './use-tick.ts';
import { editorTexts } from './editor.texts.ts';

interface Props {
  ref: Ref<HTMLFormElement>;
  formId: string;
  place: TaskPlace;
  detail: TaskDetail;
  editing: ReturnType<typeof useTaskForm>;
  isDone: boolean;
  /** Completes it, or the way back. */
  turn: (() => void) | undefined;
  unavailable: string | false;
  lastEditor: (field: WrittenField) => Editor | undefined;
  /** Asked to save where nothing was typed, or what was typed is wrong. */
  onCheck: () => void;
  goBack: () => void;
  notice: ReactNode;
  summary: ReactNode;
  /** Below the text, once somebody has written in it. */
  buttons: ReactNode;
}

/** What is written of a task, in its place: saved on leaving it, on Ctrl Enter and by «Guardar cambios». */
export function TaskText(props: Props) {
  const { ref, formId, place, detail, editing, isDone, turn, unavailable, onCheck } = props;
  const { form, change, submit, conflict, isDirty, leaveText, draft } = editing;
  const onTick = useTick(place, detail.task, editing);
  const failure = conflict ? undefined : failureOf(change.error);
  const note = (field: WrittenField) =>
    !unavailable && <Note field={field} remote={editing.remote} lastEditor={props.lastEditor} />;
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    // The buttons that format a text are part of it.
    const text = target.closest('[data-quiet]') ?? target;
    if (!text.contains(relatedTarget) && !isKept(relatedTarget)) leaveText();
  };
  return (
    <form
      ref={ref}
      id={formId}
      className={styles.text}
      noValidate
      onSubmit={(event) => (unavailable || change.isPending ? ignore(event) : submit(event, onCheck))}
      onBlur={leave}
      onKeyDown={useEscapeFromText(editing, props.goBack)}
    >
      <div className={styles.title}>
        {props.notice}
        {!unavailable && <DraftBanner {...draft} />}
        <div>
          <div className={styles.call}>
            {turn && <CompleteButton done={isDone} unavailable={unavailable} onPress={turn} />}
            <TaskNumber number={detail.task.number} />
            <IconButton size="small" label={taskTexts.copyLink} onClick={() => void copyTaskLink(place)}>
              <Link size={15} />
            </IconButton>
          </div>
          <TitleField {...form.field('title', oneLine)} readOnly={unavailable !== false} />
          {note('title')}
          {props.summary}
        </div>
      </div>
      <div className={styles.description}>
        <FormattedArea
          {...form.field('description')}
          quiet
          label={fieldTexts.description.label}
          labelHidden
          placeholder={unavailable ? undefined : editorTexts.noDescription}
          rows={1}
          reads={form.watch('description')}
          onTick={unavailable ? undefined : onTick}
          readOnly={unavailable !== false}
        />
        {note('description')}
        {failure && (
          <p className={styles.failed} role="alert">
            <CircleAlert size={16} />
            {editorTexts.saveFailed(failure)}
          </p>
        )}
        {props.buttons && (
          <div className={styles.buttons}>
            {props.buttons}
            {isDirty && <span className={styles.help}>{editorTexts.savesItself}</span>}
          </div>
        )}
      </div>
    </form>
  );
}

/** Gives the former text back, with a way to have the other again; where nothing was typed it goes back. */
function useEscapeFromText({ isDirty, takeBack }: Props['editing'], goBack: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(event.target as Element).matches('textarea'))
      return;
    event.preventDefault();
    if (isDirty) toast.undo(editorTexts.takenBack, takeBack());
    else goBack();
  };
}

interface NoteProps {
  field: WrittenField;
  remote: Props['editing']['remote'];
  lastEditor: Props['lastEditor'];
}

function Note({ field, remote, lastEditor }: NoteProps) {
  const { fields, values, use, taken, takeBack } = remote;
  if (![...fields, ...taken].includes(field)) return null;
  return (
    <RemoteNote
      editor={lastEditor(field)}
      value={values[field]}
      taken={!fields.includes(field)}
      onUse={() => use(field)}
      onTakeBack={() => takeBack(field)}
    />
  );
}

/** What is told elsewhere, by a toast or by the dialog for signing in again, is not told here. */
const failureOf = (error: Error | null): string | undefined =>
  error && !isForbidden(error) && !isSessionEnd(error) ? messagesOf(error).join(' ') : undefined;
