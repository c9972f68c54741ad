import type { TaskDetail } from '@cuadrilla/contract/tasks';
import { useId, type ReactNode } from 'react';
import { apiTexts } from '../../../lib/api.texts.ts';
import { isForbidden, messagesOf } from '../../../lib/api.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ignore } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { EditedField } from '../task-edit.ts';
import type { TaskPlace } from '../tasks.queries.ts';
import { taskTexts } from '../tasks.texts.ts';
import { useTaskEditing } from '../use-task-editing.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import styles from './TaskEditor.module.css';
import { TaskFacts } from './TaskFacts.tsx';
import { TaskProperties, type TaskChoices } from './TaskProperties.tsx';
import { oneLine, TitleField } from './TitleField.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';

interface Props {
  place: TaskPlace;
  detail: TaskDetail;
  choices: TaskChoices;
  canEdit: boolean;
  /** Who last changed a field, where it is known. */
  lastEditor: (field: EditedField) => string | undefined;
  leave: () => Promise<void>;
  back: ReactNode;
  cancel: ReactNode;
  /** Below the text, but no part of the form. */
  children: ReactNode;
}

export function TaskEditor(props: Props) {
  const { place, detail, choices, canEdit, lastEditor, leave, back, cancel, children } = props;
  const formId = useId();
  const { form, change, submit, conflict, isDirty } = useTaskEditing(place, detail.task);
  const failed = change.error && !conflict && !isForbidden(change.error);

  return (
    <div className={styles.frame}>
      <div className={styles.page}>
        {back}
        <div className={styles.sheet}>
          <form
            id={formId}
            className={styles.form}
            noValidate
            onSubmit={(event) => (canEdit ? void submit(event) : ignore(event))}
          >
            <div className={styles.text}>
              {failed && <Banner tone="danger">{messagesOf(change.error).join(' ')}</Banner>}
              <TitleField {...form.field('title', oneLine)} readOnly={!canEdit} />
              <TextArea
                {...form.field('description')}
                label={taskTexts.description}
                rows={6}
                readOnly={!canEdit}
              />
            </div>
            <div className={styles.props}>
              <TaskProperties form={form} choices={choices} task={detail.task} canEdit={canEdit} />
              <TaskFacts detail={detail} />
            </div>
          </form>
          <div className={styles.rest}>{children}</div>
        </div>
      </div>
      <SaveBar
        place={place}
        task={detail.task}
        formId={formId}
        saving={change.isPending}
        unsaved={isDirty}
        unavailable={!canEdit && apiTexts.forbidden}
        leave={leave}
        cancel={cancel}
      />
      <UnsavedDialog unsaved={isDirty} />
      {conflict && <ConflictDialog conflict={conflict} choices={choices} lastEditor={lastEditor} />}
    </div>
  );
}
