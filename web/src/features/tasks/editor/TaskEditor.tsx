import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { Link } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { isForbidden, isSessionEnd, isUnreachable, messagesOf } from '../../../lib/server/api.ts';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { useReconnected } from '../../../lib/server/use-reconnected.ts';
import { Button, ignore } from '../../../ui/controls/Button.tsx';
import { DraftBanner } from '../../../ui/states/DraftBanner.tsx';
import { FormattedArea } from '../../../ui/fields/FormattedArea.tsx';
import { TaskNumber } from '../parts/card/TaskNumber.tsx';
import { copyTaskLink } from '../acts/menu/copy-task-link.ts';
import { fieldTexts } from '../data/field.texts.ts';
import type { EditedField } from '../data/task-fields.tsx';
import { type Editor, taskTexts } from '../data/tasks.texts.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { RemoteNote } from './RemoteNote.tsx';
import { SaveBar } from './SaveBar.tsx';
import styles from './TaskEditor.module.css';
import { TaskFacts } from './TaskFacts.tsx';
import { TaskProperties, type TaskChoices } from './TaskProperties.tsx';
import { oneLine, TitleField } from './TitleField.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { useSaveKeys } from './use-save-keys.ts';
import { useTaskForm } from './use-task-form.ts';
import { useTick } from './use-tick.ts';
import { useValueWords } from './use-value-words.ts';

interface Props {
  place: TaskPlace;
  detail: TaskDetail;
  choices: TaskChoices;
  done: boolean;
  /** Why nothing can be changed, if so. */
  unavailable: string | false;
  /** Who last changed a field, where it is known. */
  lastEditor: (field: EditedField) => Editor | undefined;
  /** Told whether something typed is unsaved; keep it the same function. */
  onEditing: (editing: boolean) => void;
  leave: () => Promise<void>;
  /** Above everything: the way back, and who else is here. */
  head: ReactNode;
  /** Above the form: what has happened to the task. */
  notice: ReactNode;
  /** Under the title: what there is to know at once. */
  summary: ReactNode;
  cancel: (giveUp: () => void) => ReactNode;
  /** Below the text, but no part of the form. */
  children: ReactNode;
}

export function TaskEditor(props: Props) {
  const { place, detail, choices, done, unavailable, lastEditor, onEditing, leave, head, notice } = props;
  const formId = useId();
  const sheet = useRef<HTMLFormElement>(null);
  const editing = useTaskForm(place, detail.task);
  const { form, change, submit, conflict, isDirty, draft } = editing;
  const description = form.watch('description') ?? '';
  const onTick = useTick(place, detail.task, editing);
  // Not true any more, and what was typed can be saved now.
  useReconnected(isUnreachable(change.error), change.reset);
  const note = useRemoteNotes(editing.remote, choices, lastEditor);
  const noteOn = (name: EditedField) => !unavailable && note(name);
  useSaveKeys(sheet);
  useTellEditing(isDirty, onEditing);

  return (
    <div className={styles.frame}>
      <div className={styles.page}>
        {head}
        <div className={styles.sheet}>
          <form
            ref={sheet}
            id={formId}
            className={styles.form}
            noValidate
            onSubmit={(event) => (unavailable || change.isPending ? ignore(event) : submit(event))}
          >
            <div className={styles.text}>
              {notice}
              {!unavailable && <DraftBanner {...draft} />}
              <div>
                <TaskCall place={place} number={detail.task.number} />
                <TitleField {...form.field('title', oneLine)} readOnly={unavailable !== false} />
                {noteOn('title')}
                {props.summary}
              </div>
              <div>
                <FormattedArea
                  {...form.field('description')}
                  label={fieldTexts.description.label}
                  rows={6}
                  reads={description}
                  onTick={unavailable ? undefined : onTick}
                  hint={!unavailable && !description ? taskTexts.missing : undefined}
                  readOnly={unavailable !== false}
                />
                {noteOn('description')}
              </div>
            </div>
            <div className={styles.props}>
              <TaskProperties
                form={form}
                choices={choices}
                task={detail.task}
                done={done}
                canEdit={!unavailable}
                noteOn={noteOn}
              />
              <TaskFacts detail={detail} />
            </div>
          </form>
          <div className={styles.rest}>{props.children}</div>
        </div>
      </div>
      <SaveBar
        place={place}
        task={detail.task}
        formId={formId}
        saving={change.isPending}
        failure={conflict ? undefined : failureOf(change.error)}
        unsaved={isDirty}
        unavailable={unavailable}
        leave={leave}
        cancel={props.cancel(draft.end)}
      />
      <UnsavedDialog unsaved={isDirty} onDiscard={draft.end} />
      {conflict && <ConflictDialog conflict={conflict} choices={choices} lastEditor={lastEditor} />}
    </div>
  );
}

/** What it is called, to be told to others. */
const TaskCall = ({ place, number }: { place: TaskPlace; number: number }) => (
  <div className={styles.call}>
    <TaskNumber number={number} />
    <Button look="ghost" size="small" icon={<Link size={14} />} onClick={() => void copyTaskLink(place)}>
      {taskTexts.copyLink}
    </Button>
  </div>
);

function useTellEditing(isDirty: boolean, onEditing: Props['onEditing']): void {
  useEffect(() => {
    onEditing(isDirty);
    return () => onEditing(false);
  }, [onEditing, isDirty]);
}

/** What is told elsewhere, by a toast or by the dialog for signing in again, is not told here. */
const failureOf = (error: Error | null): string | undefined =>
  error && !isForbidden(error) && !isSessionEnd(error) ? messagesOf(error).join(' ') : undefined;

function useRemoteNotes(
  { fields, values, use, taken, takeBack }: ReturnType<typeof useTaskForm>['remote'],
  choices: TaskChoices,
  lastEditor: Props['lastEditor'],
) {
  const words = useValueWords(choices);
  return (field: EditedField): ReactNode =>
    [...fields, ...taken].includes(field) && (
      <RemoteNote
        editor={lastEditor(field)}
        value={words(field, values)}
        taken={!fields.includes(field)}
        onUse={() => use(field)}
        onTakeBack={() => takeBack(field)}
      />
    );
}
